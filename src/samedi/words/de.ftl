# Was das Haus selbst sagt, gleich bei welchem Spiel.
rule-cited = { $text } (Regel { $rule })
reason-over = das Spiel ist zu Ende
reason-ended = das Spiel wurde vorzeitig beendet
reason-chance = zuerst wird gemischt oder gewürfelt
reason-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
reason-unknown-code = { $code } ist kein Code dieses Spiels
reason-not-asked = Platz { $seat } ist jetzt nicht gefragt
reason-out-of-date = die Frage hat sich inzwischen geändert
reason-not-chance = hier wird weder gemischt noch gewürfelt, also kann { $code } nicht herausgekommen sein
reason-back-nothing = Platz { $seat } hat nichts getan, was sich zurücknehmen ließe
reason-back-others = Platz { $other } hat seitdem gehandelt
reason-back-chance = seitdem wurde gemischt oder gewürfelt
reason-back-revealed = seitdem wurde etwas Verborgenes aufgedeckt
reason-undo-range = es gibt keinen Eintrag { $entry }, ab dem sich etwas zurücknehmen ließe

reason-deal-due = jetzt werden die Karten gegeben, und { $code } gibt keine
reason-deal-hands = { $hands ->
    [one] ein Blatt wurde an { $seats } Plätze gegeben
   *[other] { $hands } Blätter wurden an { $seats } Plätze gegeben
}
reason-deal-card = in diesem Kartensatz gibt es keine Karte { $card }
reason-deal-twice = die Karte { $card } wurde zweimal gegeben
reason-deal-size = { $cards ->
    [one] Platz { $seat } bekam eine Karte und nicht { $size }
   *[other] Platz { $seat } bekam { $cards } Karten und nicht { $size }
}
reason-seat-due = jetzt wird ein Platz ausgelost, als { $verb } 0 oder ein anderer Platz dieses Tisches, und nicht { $code }

list-comma = { ", " }
list-and = { $some } und { $last }
event-back = { $me ->
    [yes] Du nimmst das zurück
   *[no] { $who } nimmt das zurück
}
event-undo = Alles ab Eintrag { $entry } ist zurückgenommen

name-you = Du
name-0 = Anaïs
name-1 = Basile
name-2 = Céleste
name-3 = Désiré
name-4 = Estelle
name-5 = Fabien
bot-failed = { $why }; ab jetzt spielt ein { $bot } für { $who }
