title = ブードゥプリンス
colour = { $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[P] 紫
}
reason-turn = 席{ $seat }の番ではありません
reason-out = 席{ $seat }はこのラウンドを抜けています
reason-trump-due = { $card }であれほかのカードであれ、出すのは切り札の色が決まってからです
reason-trump-named = このラウンドの切り札は{ colour }に決まっていて、変えられません
reason-not-held = { $card }はその手札にありません
reason-must-follow = リードの色は{ colour }で、その手札にはまだ{ colour }があるので、{ $card }は出せません
reason-turn-due = 今は切り札の色をめくるところで、trump Rなどいずれかの色が出るはずですが、{ $code }になっています
