title = Little Devils
reason-turn = Platz { $seat } ist nicht an der Reihe
reason-not-held = die { $card } ist nicht auf dieser Hand
reason-five-devils = die { $card } trägt fünf Teufelchen und darf nicht ausgespielt werden, solange noch eine Karte mit weniger da ist
reason-called-higher = höher als { $first } ist angesagt, und auf dieser Hand ist noch eine höhere Karte, also muss die { $card } warten
reason-called-lower = niedriger als { $first } ist angesagt, und auf dieser Hand ist noch eine niedrigere Karte, also muss die { $card } warten
