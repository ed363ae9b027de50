title = リトルデビル
about = 最初のカードより上か、下か。トリックは誰も欲しがりません。

devils = { $devils ->
    [0] デビルなし
    [1] デビル1つ
    [2] デビル2つ
    [3] デビル3つ
    [4] デビル4つ
    [5] デビル5つ
    [6] デビル6つ
    [7] デビル7つ
    [8] デビル8つ
    [9] デビル9つ
   *[other] デビル{ $devils }個
}

action-play = { $card }を出す

event-dealer = { $me ->
    [yes] くじの結果、あなたが最初のディーラーになりました
   *[no] くじの結果、{ $who }が最初のディーラーになりました
}
event-round = { $me ->
    [yes] 第{ $number }ラウンド（ディーラー：{ $dealer }）、あなたがリードします
   *[no] 第{ $number }ラウンド（ディーラー：{ $dealer }）、{ $who }がリードします
}
event-dealt = { $me ->
    [yes] あなたの手札は{ $cards }です
   *[no] { $who }の手札は{ $cards }です
}
event-played = { $me ->
    [yes] あなたは{ $card }を出しました
   *[no] { $who }は{ $card }を出しました
}
event-took = { $me ->
    [yes] あなたが{ $cards }のトリックを取りました（{ devils }）
   *[no] { $who }が{ $cards }のトリックを取りました（{ devils }）
}
event-counted = 集計：このラウンドのデビルは{ $devils }。合計は{ $totals }
event-over = ゲーム終了。デビルが最も少ないのは{ $winners }です

area-hand = あなたの手札
area-trick = トリック
area-held = { $who }の手札
area-taken = { $me ->
    [yes] あなたが取ったカード
   *[no] { $who }が取ったカード
}

face-card = { $card }、{ devils }
face-back = 裏向きのカード
tone-devils = { devils }

mark-higher = { $first }より大きい数字
mark-lower = { $first }より小さい数字
mark-misfit = 外れ札
mark-took = 取る
mark-led = リード
mark-dealer = ディーラー
mark-round = 第{ $number }ラウンド、トリック{ $trick }／{ $tricks }

chip-total = デビル
chip-round = このラウンド
chip-held = 手札
chip-tricks = トリック

prompt-lead = リードするカードを選んでください
prompt-lead-few = リードするカードを選んでください（デビル5つのカード以外）
prompt-lead-fives = 手札はデビル5つのカードだけです。どれかをリードしてください
prompt-second = どのカードでも出せます。{ $first }より大きければ「大きい数字」、小さければ「小さい数字」の宣言になります
prompt-higher = { $first }より大きいカードを出してください
prompt-higher-misfit = { $first }より大きいカードがありません。好きなカードを外れ札として出してください
prompt-lower = { $first }より小さいカードを出してください
prompt-lower-misfit = { $first }より小さいカードがありません。好きなカードを外れ札として出してください
prompt-wait = { $who }の番です
prompt-dealing = カードを配っています
prompt-over = ゲーム終了

note-card = { devils }
note-calls-higher = 「大きい数字」の宣言、{ devils }
note-calls-lower = 「小さい数字」の宣言、{ devils }
note-misfit = 外れ札、{ devils }

sheet-scores = これまでのデビル
column-player = プレイヤー
column-round = このラウンド
column-total = 合計
sheet-last-trick = { $me ->
    [yes] 直前のトリック（あなたが取りました、{ devils }）
   *[no] 直前のトリック（{ $who }が取りました、{ devils }）
}

result-alone = { $me ->
    [yes] あなたの勝ちです（{ devils }）
   *[no] { $who }の勝ちです（{ devils }）
}
result-shared = { $me ->
    [yes] あなたと{ $who }が勝利を分け合いました（それぞれ{ devils }）
   *[no] { $who }が勝利を分け合いました（それぞれ{ devils }）
}

option-dealer = 最初のディーラー
option-dealer-about = 第1ラウンドのディーラー。指定しなければくじで決めます
option-dealer-random = くじ
option-tally = 公開で数える
option-tally-about = そのラウンドに取ったデビルの数を全員に見えるように数えます

hint-points = デビルの平均

reason-turn = 席{ $seat }の番ではありません
reason-not-held = { $card }は手札にありません
reason-five-devils = { $card }はデビル5つのカードなので、それ以外のカードがあるうちはリードできません
reason-called-higher = { $first }より大きい数字が宣言され、手札にはまだ大きい数字のカードがあるので、{ $card }は出せません
reason-called-lower = { $first }より小さい数字が宣言され、手札にはまだ小さい数字のカードがあるので、{ $card }は出せません

# そのカードがおすすめの理由

because-lead = リードした人がトリックを取ることはありません
because-lead-far = リードした人がトリックを取ることはありません。{ $card }より端のカードは残り少なく、後ではトリックを取りやすくなります
because-lead-devils = リードした人がトリックを取ることはないので、{ devils }をほかの人に渡せます
because-safe = このカードがトリックを取ることはありません
because-gift = このカードがトリックを取ることはなく、{ devils }をほかの人に渡せます
because-hardly = 後の人が無作為に出すなら、トリックを取ることはまずありません
because-seldom = 後の人が無作為に出すなら、トリックを取るのは100回に{ $percent }回ほどです
because-likely = 後の人が無作為に出すなら、100回に{ $percent }回ほどトリックを取ります（今のところ{ devils }）
because-takes = 必ずトリックを取ります（今のところ{ devils }）
because-anyway = 何を出してもトリックを取りそうです
because-anyway-far = 何を出してもトリックを取りそうです。{ $card }より端のカードは残り少なく、後ではトリックを取りやすくなります
