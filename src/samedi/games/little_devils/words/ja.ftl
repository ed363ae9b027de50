title = リトルデビル
reason-turn = 席{ $seat }の番ではありません
reason-not-held = { $card }はその手札にありません
reason-five-devils = { $card }はデビル5つのカードなので、それ以外のカードがあるうちはリードできません
reason-called-higher = { $first }より大きい数字が宣言され、その手札にはまだ大きい数字のカードがあるので、{ $card }は出せません
reason-called-lower = { $first }より小さい数字が宣言され、その手札にはまだ小さい数字のカードがあるので、{ $card }は出せません
