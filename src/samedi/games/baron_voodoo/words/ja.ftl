title = バロン・ヴードゥー
about = ダイスを飛び越えて集め、組にして得点しよう。白いダイスを一番持つのは誰か、ご用心。

# ダイス、面、ロア、列、数の言い方。下の文の中で使う。
colour = { $colour ->
    [Y] 黄
    [T] 青緑
    [R] 赤
    [P] 紫
   *[W] 白
}
face = { $face ->
    [o] 供物
    [v] 勝利
    [c] 変化
    [g] 守護
    [s] 盗み
   *[x] 交換
}
die = { colour }の「{ face }」
loa = { $loa ->
    [MW] マミー・ワタ
    [GB] グラン・ブワ
    [PL] パパ・レグバ
   *[EF] エルズリー・フレーダ
}
rank = 横列{ $line }
file = 縦列{ $line }
edge = { $edge ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
}
points = { $points }点
combo = { points }の組

action-pass = 使わない
action-use = 効果を使う
action-again = 供物2つでもう1手番を買う
action-score = これらを精霊界へ送る
action-done = もう送らない
action-over = 中段のダイスを上にする
action-under = 中段のダイスを下にする
action-face = 供物1つで「{ $face }」の面に変える
action-power = { $power ->
    [MW] マミー・ワタ：{ $line }を{ $edge }へ寄せる
    [GB] グラン・ブワ：{ $space }の柱をばらす
    [PL] パパ・レグバ：{ $start }から{ $end }へ
   *[EF] エルズリー・フレーダ：{ $space }のダイスを入れ替える
}
action-drop = { $space }に置く
action-swap = { $space }のダイスと入れ替える
action-capture = { $space }から{ $edge }へ飛び越える
action-change = 自分の{ $die }を「{ $face }」の面に変える
action-steal = { $other }の{ $die }を盗む
action-switch = { $me ->
    [yes] 自分の{ $die }を交換に出す
   *[no] { $other }の{ $die }を交換に出す
}
action-with = { $me ->
    [yes] 自分の{ $die }と交換する
   *[no] { $other }の{ $die }と交換する
}
action-put = { $die }を並べる
action-draft = { $die }を{ $space }に置く

event-filled = ダイスが振られ、ボードが埋まりました
event-pooled = ダイスが振られ、場にそろいました
event-drafted = { $me ->
    [yes] あなたは{ $die }を{ $space }に置きました
   *[no] { $who }は{ $die }を{ $space }に置きました
}
event-unguarded = { $me ->
    [yes] あなたの守護が終わりました
   *[no] { $who }の守護が終わりました
}
event-stuck = { $me ->
    [yes] あなたは手詰まりで、この手番を失います
   *[no] { $who }は手詰まりで、この手番を失います
}
event-reached = { $me ->
    [yes] あなたは{ points }に達しました。終わりは近い
   *[no] { $who }は{ points }に達しました。終わりは近い
}
event-extra = { $me ->
    [yes] あなたの買った手番が始まります
   *[no] { $who }の買った手番が始まります
}
event-power = { $cost ->
    [0] { $me ->
        [yes] あなたは{ $loa }の力を借りました
       *[no] { $who }は{ $loa }の力を借りました
    }
   *[1] { $me ->
        [yes] あなたは供物1つで{ $loa }の力を借りました
       *[no] { $who }は供物1つで{ $loa }の力を借りました
    }
}
event-pushed = { $me ->
    [yes] あなたは{ $line }を{ $edge }へ寄せました
   *[no] { $who }は{ $line }を{ $edge }へ寄せました
}
event-carried = { $me ->
    [yes] あなたは{ $die }を{ $start }から{ $end }へ運びました
   *[no] { $who }は{ $die }を{ $start }から{ $end }へ運びました
}
event-ordered = { $me ->
    [yes] あなたは{ $space }で{ $die }を上にしました
   *[no] { $who }は{ $space }で{ $die }を上にしました
}
event-swapped = { $me ->
    [yes] あなたは{ $space }の{ $die }と{ $end }の{ $second }を入れ替えました
   *[no] { $who }は{ $space }の{ $die }と{ $end }の{ $second }を入れ替えました
}
event-captured = { $me ->
    [yes] あなたは{ $start }から{ $over }を飛び越えて{ $end }へ進み、{ $die }を取りました
   *[no] { $who }は{ $start }から{ $over }を飛び越えて{ $end }へ進み、{ $die }を取りました
}
event-bonus = { $me ->
    [yes] 自分の色なので、あなたは供物を1つ得ます
   *[no] 自分の色なので、{ $who }は供物を1つ得ます
}
event-turned = { $me ->
    [yes] あなたは供物1つを払い、{ $die }を「{ $face }」の面に変えました
   *[no] { $who }は供物1つを払い、{ $die }を「{ $face }」の面に変えました
}
event-changed = { $me ->
    [yes] あなたは{ $die }を「{ $face }」の面に変えました
   *[no] { $who }は{ $die }を「{ $face }」の面に変えました
}
event-offering = { $me ->
    [yes] あなたは供物を1つ得ました
   *[no] { $who }は供物を1つ得ました
}
event-point = { $me ->
    [yes] あなたは1点を得ました
   *[no] { $who }は1点を得ました
}
event-guarded = { $me ->
    [yes] あなたは守護されています
   *[no] { $who }は守護されています
}
event-stole = { $me ->
    [yes] あなたは{ $other }の{ $die }を盗みました
   *[no] { $meant ->
        [other] { $who }はあなたの{ $die }を盗みました
       *[none] { $who }は{ $other }の{ $die }を盗みました
    }
}
event-switched = { $me ->
    [yes] { $meant ->
        [one] あなたは自分の{ $die }と{ $other }の{ $second }を交換しました
        [other] あなたは{ $one }の{ $die }と自分の{ $second }を交換しました
       *[none] あなたは{ $one }の{ $die }と{ $other }の{ $second }を交換しました
    }
   *[no] { $meant ->
        [one] { $who }はあなたの{ $die }と{ $other }の{ $second }を交換しました
        [other] { $who }は{ $one }の{ $die }とあなたの{ $second }を交換しました
       *[none] { $who }は{ $one }の{ $die }と{ $other }の{ $second }を交換しました
    }
}
event-bought = { $me ->
    [yes] あなたはもう1手番を買いました
   *[no] { $who }はもう1手番を買いました
}
event-put = { $me ->
    [yes] あなたは{ $die }を並べました
   *[no] { $who }は{ $die }を並べました
}
event-banked = { $points ->
    [0] { $me ->
        [yes] あなたは{ $dice }を精霊界へ送りました
       *[no] { $who }は{ $dice }を精霊界へ送りました
    }
   *[other] { $me ->
        [yes] あなたは{ $dice }を精霊界へ送り、{ points }を得ました
       *[no] { $who }は{ $dice }を精霊界へ送り、{ points }を得ました
    }
}
event-baron = { $me ->
    [yes] サムディ男爵があなたのもとへ来ました
   *[no] サムディ男爵が{ $who }のもとへ来ました
}
event-baron-gone = { $me ->
    [yes] サムディ男爵があなたのもとを去りました
   *[no] サムディ男爵が{ $who }のもとを去りました
}
event-last-combo = { $me ->
    [yes] あなたの最後の組は{ points }です
   *[no] { $who }の最後の組は{ points }です
}
event-majority = { $me ->
    [yes] { $colour }のダイスは{ $dice }個で最多：あなたは{ points }を得ます
   *[no] { $colour }のダイスは{ $dice }個で最多：{ $who }は{ points }を得ます
}
event-over = { $me ->
    [yes] ゲーム終了、あなたの勝ちです。得点：{ $scores }
   *[no] ゲーム終了、{ $winners }の勝ちです。得点：{ $scores }
}

area-board = ボード
area-pool = 選ぶダイス
area-combo = 並べたダイス
area-powers = ロアの力
area-reserve = 供物のストック
area-track = 得点トラック

field-phase = ステップ
field-round = ラウンド
field-filling = ボード
field-team = チーム
field-white = 最後に白も数える
field-target = ゲームが終わる点
field-loas = 色
field-faces = ダイスの面
field-board = マス
field-pool = 選ぶダイス
field-zones = 捕獲ゾーン
field-spirits = 精霊界
field-offerings = 供物
field-scores = 得点
field-reserve = ストック
field-guarded = 守護
field-baron = サムディ男爵
field-extra = 買った手番
field-power-used = 力を使った
field-bought = もう1手番を買った
field-captured = 取ったダイス
field-chosen = 並べたダイス
field-late = 最後の力
field-source = 力の元
field-dropped = 置いた先
field-ended-by = 終わりを招いた人

option-board = ボード
option-board-about = ダイスをボードに置く方法
option-board-random = 振って置く
option-board-draft = 1個ずつ選んで置く
option-board-balanced = 均等
option-board-chaos = 混沌
option-mode = 対戦方法
option-mode-about = 2対2は4人のときだけ
option-mode-individual = 個人戦
option-mode-team = 2対2
option-pairing = チーム分け
option-pairing-about = 組になる色。チーム戦のときだけ
option-pairing-A = 黄と赤 対 青緑と紫
option-pairing-B = 黄と青緑 対 赤と紫
option-white = 最後に白も数える
option-white-about = 白を5つ目の色として最多を比べます。チーム戦ではいつも数えます
option-loas = ロア
option-loas-about = 全員が別々のロアを使います。変えなければ、チーム戦ではチーム分けに従います
option-loas-Y = マミー・ワタ（黄）
option-loas-T = グラン・ブワ（青緑）
option-loas-R = パパ・レグバ（赤）
option-loas-P = エルズリー・フレーダ（紫）

reason-turn = 席{ $seat }の手番ではありません
reason-due-draft = 今はダイスを選んで置くところです
reason-due-power = 今は力を使うか、使わないかを決めるところです
reason-due-drop = まず柱のダイスの置き場所を決めてください
reason-due-order = まず2個のどちらを上にするかを決めてください
reason-due-swap = まず入れ替える相手のダイスを決めてください
reason-due-capture = 今はダイスを取らなければなりません
reason-due-face = 今は取ったダイスの面を変えられるところです
reason-due-effect = 今は取ったダイスの効果を使えるところです
reason-due-with = まず交換する相手のダイスを決めてください
reason-due-again = 今はもう1手番を買えるところです
reason-due-bank = 今はダイスを精霊界へ送れるところです
reason-must-unlock = まだ取れるダイスがないので、力を使って取れるようにしなければなりません
reason-space-taken = { $space }は空いていません
reason-not-in-pool = { $space }に置ける{ $die }はもうありません
reason-not-yours = { $space }の一番上は{ $colour }のダイスではありません
reason-nothing-over = { $space }に飛び越えるダイスがありません
reason-full-column = { $space }にはもう3個のダイスがあります
reason-protected = { $space }の{ $die }は守護されています
reason-cannot-pay = { $loa }の力には供物が1つ必要ですが、ありません
reason-unmoved = { $line }には{ $edge }へ詰めるすき間がありません
reason-empty-space = { $space }にダイスがありません
reason-no-column = { $space }に柱がありません
reason-no-room = { $space }のダイスをすべて置ける山がありません
reason-not-single = { $space }には入れ替えられる1個だけのダイスがありません
reason-all-alike = { $space }のダイスと違う、1個だけのダイスがほかにありません
reason-alike = どちらも{ $die }なので、何も変わりません
reason-swap-itself = { $space }のダイスはもう選ばれています。入れ替えるには別のダイスが要ります
reason-no-capture = そうすると取れるダイスがなくなります
reason-drop-empty = { $space }は空いています。ダイスはほかのダイスの上にしか置けません
reason-drop-back = { $space }には戻せません
reason-same-face = そのダイスはもう「{ $face }」の面です
reason-other-face = 取ったダイスは「{ $face }」の面です
reason-not-captured = 捕獲ゾーンに使える{ $die }がありません
reason-no-opponent = { $other }から盗むことはできません
reason-safe-world = { $other }の精霊界は守護されています
reason-not-banked = { $other }の精霊界に{ $die }はありません
reason-not-in-zone = { $other }の捕獲ゾーンに{ $die }はありません
reason-same-zone = どちらも{ $other }の捕獲ゾーンのダイスです
reason-nothing-chosen = まだダイスを並べていません
reason-still-chosen = まず並べたダイスを精霊界へ送ってください
reason-no-combo = { $die }を加えると組になりません
reason-board-due = 今はボードを振るところです。board と7つの面の7列が必要で、{ $code } ではありません
reason-pool-due = 今は場のダイスを振るところです。pool と色ごとの面が必要で、{ $code } ではありません
reason-no-face = { $letter }という面はありません

# 描かれたテーブル。
area-captured = { $me ->
    [yes] あなたの捕獲
    [both] あなたと{ $who }の捕獲
   *[no] 捕獲：{ $who }
}
area-world = { $me ->
    [yes] あなたの精霊界
    [both] あなたと{ $who }の精霊界
   *[no] 精霊界：{ $who }
}
area-faces = 変える面
area-tokens = { $me ->
    [yes] あなたのトークン
   *[no] { $who }のトークン
}
place-space = { $space }、{ $colour }のマス
place-middle = { $space }、十字路
place-handle = { $line }を{ $edge }へ寄せる
place-points = { points }
place-target = { points }、目標
piece-marker = { $who }：{ points }
tone-end = 目標

face-die = { $text }、{ $die }
face-slip = { $text }、{ $count ->
    [0] { $colour }のダイスなし
   *[other] { $colour }のダイス{ $count }個
}
face-power = { $text }、{ $loa }
face-icon = { $text }、{ $face }
face-offering = 供物
face-baron = バロン・サムディ
face-twenty = 20点トークン

note-power = { $loa ->
    [MW] 横列か縦列を、すき間なく端へ寄せる
    [GB] 柱をばらし、上のダイスをほかのダイスに載せる
    [PL] 一番上のダイスを同じ列の空きマスへ運ぶ
   *[EF] 1個だけで立つ2つのダイスを入れ替える
}
note-face = { $face ->
    [o] ストックから供物を1つ取る
    [v] 1点を得る
    [c] 捕獲ゾーンのダイス1個を別の面に変える
    [g] 次の手番まで、自分のダイスと精霊界が守られる
    [s] 相手の精霊界からダイスを1個取る
   *[x] 2つの捕獲ゾーンのダイスを1個ずつ交換する
}
note-baron = 精霊界に白いダイスを一番多く持つ人のもの。すべての力が無料になる
note-capture = { $die }を捕獲
note-worth = { $points ->
    [0] まだ得点なし
   *[other] { points }
}

mark-round = { $round ->
    [0] { points }まで
   *[other] 第{ $round }ラウンド、{ points }まで
}
mark-last-round = 最終ラウンド：{ $who }が終わりを招いた
mark-free = 無料
mark-cost = 供物1つ
mark-worth = { $points ->
    [0] まだ得点なし
   *[other] { combo }
}
mark-guarded = 守護中
mark-baron = 力が無料
mark-extra = 買った手番
mark-twenty = トラックの分に加えて{ points }

chip-points = 点
chip-offerings = 供物
chip-loa = ロア
chip-partner = 仲間
partners-share = ダイス・供物・得点を共有

prompt-roll = ダイスを振っています
prompt-draft = 選ぶダイスから1個を、その色のマスに置いてください
prompt-before = 捕獲の前に力を使いますか？
prompt-unlock = 捕獲できるものがありません。力で変えてください
prompt-drop = どのダイスの上に置きますか？
prompt-order = どちらを上にしますか？
prompt-swap = どのダイスと入れ替えますか？
prompt-capture = { $colour }のダイスで飛び越えて捕獲してください
prompt-face = 供物1つでこのダイスの面を変えますか？
prompt-effect-o = 供物：ストックから1つ取りますか？
prompt-effect-v = 勝利：1点を得ますか？
prompt-effect-c = 変化：どのダイスをどの面に変えますか？
prompt-effect-g = 守護：自分を守りますか？
prompt-effect-s = 盗み：どのダイスを取りますか？
prompt-effect-x = 交換：どのダイスを交換しますか？
prompt-with = どのダイスと交換しますか？
prompt-again = 供物2つでもう1手番を買いますか？
prompt-bank = ダイスを精霊界へ送りますか？
prompt-combo = 合うダイスを足すか、これらを送ってください
prompt-after = 力を使うか、手番を終えてください
prompt-over = ゲームは終わりました
wait-draft = { $who }がダイスを置くのを待っています
wait-before = { $who }が力を使うか待っています
wait-drop = { $who }が柱をばらすのを待っています
wait-order = { $who }がダイスの順を決めるのを待っています
wait-swap = { $who }がダイスを入れ替えるのを待っています
wait-capture = { $who }の捕獲を待っています
wait-face = { $who }が面を変えるか待っています
wait-effect = { $who }が捕獲したダイスを使うのを待っています
wait-with = { $who }がダイスを交換するのを待っています
wait-again = { $who }がもう1手番を買うか待っています
wait-bank = { $who }がダイスを送るのを待っています
wait-after = { $who }が力を使うか、手番を終えるのを待っています
pass-before = 使わない
pass-face = 変えない
pass-effect = 使わない
pass-again = 買わない
pass-after = 手番を終える
choice-use = はい
choice-again = 買う
choice-score = これらを送る
choice-done = もう送らない

column-player = 名前
column-points = 点
column-played = ゲーム中
column-most = { $colour }の最多
column-all = 合計
column-colour = { $colour ->
    [Y] 黄
    [T] 青緑
    [R] 赤
    [P] 紫
   *[W] 白
}
sheet-points = 精霊界と得点（{ $points }点まで）
sheet-final = 最終得点と多数ボーナス
sheet-spirits = 精霊界のダイス
sheet-aid = 面と力の働き
aid = { $name }：{ $text }

result-won = { $me ->
    [yes] あなたの勝ち、{ points }
   *[no] { $who }の勝ち、{ points }
}
result-tie = { $me ->
    [yes] 同点ですが、終わりを招いた人に近いあなたの勝ち、{ points }
   *[no] 同点ですが、終わりを招いた人に近い{ $who }の勝ち、{ points }
}
result-team = { $me ->
    [yes] あなたと{ $who }の勝ち、{ points }
   *[no] { $who }の勝ち、{ points }
}

# おすすめの理由

because-no-power-combo = 力を借りなくても、{ combo }になるダイスを取れます
because-power-later = 力を借りなくても取れるダイスがあり、力は手番の最後に使えます
because-power-needed = 力を借りないと、取れるダイスがありません
because-power-combo = { combo }になるダイスに手が届くようになります。今取れるダイスではそこまでの組になりません
because-power-reach = { $die }に手が届くようになります
because-power-late = 次の手番までに邪魔されなければ、{ $die }に手が届くようになります
because-power-late-combo = 次の手番までに邪魔されなければ、{ combo }になるダイスに手が届くようになります
because-power-spoil = 次の人が取ると{ combo }になるダイスを、届かなくできます
because-no-power-end = この手番でゲームが終わるので、力を使っても何も変わりません
because-leave-combo = このままなら、次の手番で{ combo }になるダイスを取れます
because-die-combo = すでに取ったダイスと合わせて{ combo }になります
because-capture-turn = 供物1つで面を変えれば、すでに取ったダイスと合わせて{ combo }になります
because-capture-own = 自分の色のダイスなので、供物を1つ得ます
because-capture-white = 白のダイスは、組の中でどの色としても使えます
because-effect = 「{ $face }」の効果をすぐに使えます
because-face-keep = ほかの面にしても大きい組にはならず、供物を残せます
because-offering-kept = 供物を後のために残せます
because-effect-idle = どう使っても、あなたのいちばん良い組は大きくなりません
because-effect-guard = 次の手番まで、相手にダイスを取られることも盗まれることもありません
because-effect-point = すぐに1点になります
because-effect-offering = 供物を1つ得ます
because-effect-combo = 手元のいちばん良い組を{ points }にできます
because-effect-spoil = ほかの人の{ combo }を崩せます
because-steal-baron = このダイスを失う人は、サムディ男爵も失います
because-effect-steal = 最後に色ごとの数を比べるとき、持ち主ではなくあなたのダイスになるかもしれません
because-again = もう1手番あれば、{ combo }になるダイスをすぐに取れます
because-again-capture = もう1手番あれば、すぐに別のダイスを取れます
because-save = 今取れるどのダイスも、あなたのいちばん良い組を大きくしません
because-combo = 今ある中でいちばん良い組、{ points }のためのダイスです
because-combo-part = { combo }のためのダイスです
because-combo-end = この{ points }で、ゲームはこのラウンドで終わります
because-single-baron = サムディ男爵があなたのもとへ来て、どの力も無料になります
because-single-safe = 精霊界に送れば、「交換」で取られることはありません
because-no-combo = 取ったダイスは、まだ組になっていません
because-gather = ダイスがもう1個あれば、いちばん良い組が{ points }になるかもしれません
because-gather-turn = ダイスをもう1個取り、供物で面を変えれば、いちばん良い組が{ points }になるかもしれません
because-kept-combo = 手元に残すいちばん良い組は、ゲームの終わりにも{ points }になります
because-draft-reach = 自分のダイスが隣に並び、飛び越えられるようになります
because-draft-yours = ボードが埋まったとき、そこを飛び越えられるのは自分のダイスだけです
because-draft-safe = ボードが埋まったとき、ほかの人のダイスはそこを飛び越えられません
