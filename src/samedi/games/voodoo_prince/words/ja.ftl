title = ブードゥプリンス
about = トリックは取りたい、でも早すぎてはいけません。得点になるのは、ほかの人が取った山です。

# カード、色、数の言い方。下の文の中で使う。
colour = { $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[P] 紫
}
card = { colour }の{ $rank }
points = { $points }点
piles = 山{ $gain }つ
place = { $place }番目

action-play = { $card }を出す
action-trump = { $colour }を切り札にする

event-start = { $me ->
    [yes] くじの結果、あなたがスタートプレイヤーです
   *[no] くじの結果、{ $who }がスタートプレイヤーです
}
event-round = { $number ->
    [1] 第1ラウンド：{ $me ->
        [yes] あなたから始めます
       *[no] { $who }から始めます
    }
   *[other] 第{ $number }ラウンド：{ $me ->
        [yes] あなたが切り札の色を決め、最初にプレイします
       *[no] { $who }が切り札の色を決め、最初にプレイします
    }
}
event-dealt = { $me ->
    [yes] あなたに手札が配られました
   *[no] { $who }の手札：{ $cards }
}
event-trump = { $me ->
    [yes] あなたは{ $colour }を切り札に決めました
    [none] 切り札は{ $colour }です
   *[no] { $who }は{ $colour }を切り札に決めました
}
event-played = { $me ->
    [yes] あなたは{ $card }を出しました
   *[no] { $who }は{ $card }を出しました
}
event-took = { $gain ->
    [1] { $me ->
        [yes] あなたは{ $card }でトリックを取りました
       *[no] { $who }は{ $card }でトリックを取りました
    }
   *[2] { $me ->
        [yes] あなたは{ $card }でトリックを取り、2つの山に分けました
       *[no] { $who }は{ $card }でトリックを取り、2つの山に分けました
    }
}
event-out = { $me ->
    [yes] あなたは{ place }に抜けて、{ points }を得ました
   *[no] { $who }は{ place }に抜けて、{ points }を得ました
}
event-last = { $me ->
    [yes] あなたは最後まで残り、{ points }を得ました
   *[no] { $who }は最後まで残り、{ points }を得ました
}
event-counted = このラウンドの勝ち点は{ $points }。合計は{ $totals }
event-over = { $me ->
    [yes] ゲーム終了、あなたの勝利です
   *[no] ゲーム終了、勝者は{ $winners }です
}

area-hand = あなたの手札
area-trick = トリック
area-trumps = 切り札の色
area-held = { $me ->
    [yes] 脇に置いたあなたの手札
   *[no] { $who }の手札
}
area-piles = { $me ->
    [yes] あなたの山
   *[no] { $who }の山
}
place-seat = { $me ->
    [yes] あなたの前
   *[no] { $who }の前
}

face-card = { $text }、{ $card }
face-doll = { $text }、{ $card }、ブードゥ人形、{ $top }に勝つ
face-splitter = { $text }、{ $card }、取ったトリックを2つに分ける
face-top = { $text }、{ $card }、この色で最強の数字
face-trump = { $text }、{ $colour }
face-back = 裏向きのカード
face-pile = 山、裏向き

mark-trump = 切り札は{ $colour }
mark-took = 取る
mark-led = リード
mark-starter = スタートプレイヤー
mark-round = ラウンド{ $round }／{ $rounds }

chip-points = 勝ち点
chip-piles = 山
chip-cards = 手札
chip-round = このラウンド
chip-out = { place }に抜けた
chip-left = 最後まで残った

prompt-name = 切り札の色を決めてください
prompt-lead = リードするカードを選んでください
prompt-follow = { $colour }のカードを出してください
prompt-void = { $colour }がないので、好きなカードを出してください
prompt-wait-name = { $who }が切り札の色を決めています
prompt-wait-lead = { $who }のリードを待っています
prompt-wait-follow = { $who }の番です（リードの色は{ $colour }）
prompt-out = あなたはこのラウンドを抜けました。{ $doing }
prompt-start = スタートプレイヤーをくじで決めます
prompt-deal = カードを配ります
prompt-turn-up = 切り札の色をくじで決めます
prompt-over = ゲーム終了です

sheet-scores = 勝ち点（ラウンド{ $round }／{ $rounds }）
sheet-last-trick = { $me ->
    [yes] 直前のトリック、あなたが獲得、{ piles }
   *[no] 直前のトリック、{ $who }が獲得、{ piles }
}
column-player = プレイヤー
column-piles = 山
column-round = このラウンド
column-total = 合計

result-won = { $me ->
    [yes] あなたの勝利です（{ points }）
   *[no] { $who }の勝利です（{ points }）
}
result-shared = { $me ->
    [yes] あなたは{ $who }と同点で勝利を分け合いました（{ points }）
   *[no] { $who }が同点で勝利を分け合いました（{ points }）
}

option-starter = スタートプレイヤー
option-starter-about = 第1ラウンドのスタートプレイヤー。指定しなければくじで決めます
option-starter-random = くじ

reason-turn = 席{ $seat }の番ではありません
reason-out = 席{ $seat }はこのラウンドを抜けています
reason-trump-due = { $card }であれほかのカードであれ、出すのは切り札の色が決まってからです
reason-trump-named = このラウンドの切り札は{ $colour }に決まっていて、変えられません
reason-not-held = { $card }は手札にありません
reason-must-follow = リードの色は{ $colour }で、手札にはまだ{ $colour }があるので、{ $card }は出せません
reason-turn-due = 今は切り札の色をめくるところで、trump Rなどいずれかの色が出るはずですが、{ $code }になっています
reason-deal-card = このデッキに{ $card }はありません
reason-deal-twice = { $card }が2回配られました

# おすすめの理由

because-trump-most = これより多く持っている色はありません（{ $count }枚）
because-trump-top = この色の最強の数字を持っています（全部で{ $count }枚）
because-trump-some = この色を{ $count }枚持っています
because-trump-none = この色は1枚もないので、切り札で取りたくないトリックを取ることはありません
because-ducks = このカードがトリックを取ることはなく、抜ける前にほかの人が山を取るほど、あなたの勝ち点になります
because-beaten = このカードがトリックを取ることはありません
because-doll = このブードゥ人形がトリックを取るのは、後から同じ色の{ $top }が出たときだけです
because-hardly = 後の人が無作為に出すなら、トリックを取ることはまずありません
because-seldom = 後の人が無作為に出すなら、トリックを取るのは100回に{ $percent }回ほどで、抜ける前にほかの人が山を取るほど、あなたの勝ち点になります
because-rarely = 後の人が無作為に出すなら、トリックを取るのは100回に{ $percent }回ほどです
because-takes = 後の人が無作為に出すなら、100回に{ $percent }回ほどトリックを取れます。抜けるには、このトリックも含めてあと{ $lack }山必要です
because-sure = 必ずトリックを取れます。抜けるには、このトリックも含めてあと{ $lack }山必要です
because-out = トリックを取れれば、{ points }で抜けられます
because-out-sure = 必ずトリックを取り、{ points }で抜けられます
