title = キャンドルライト
about = ろうそくは5本、誰もが火をともしたがっています。
reason-laid-already = 席{ $seat }はもうカードを出しています
reason-not-held = { $card }は手札にありません

action-lay = { $a }を出す
event-dealt = { $me ->
    [yes] あなたに{ $cards }が配られました
   *[no] { $who }に{ $cards }が配られました
}
event-laid = { $me ->
    [yes] { "" }
   *[no] { $who }がカードを1枚伏せて出しました
}
event-chose = { $me ->
    [yes] あなたは{ $card }を伏せて出しました
   *[no] { $who }は{ $card }を伏せて出しました
}
event-shown = カードを公開します（最初の席から順に）：{ $cards }
event-lit = { $me ->
    [yes] あなたがろうそくに火をともしました（{ $candles }本目）
   *[no] { $who }がろうそくに火をともしました（{ $candles }本目）
}
event-over = すべてのろうそくに火がともりました。最も多くともしたのは{ $winners }です

field-laid = 伏せて出したあなたのカード（0はまだなし）
field-ready = 出した
field-held = 手札
field-candles = ろうそく
field-shown = ターン
