# どのゲームにも共通の言葉。
rule-cited = { $text }（ルール{ $rule }）
reason-over = ゲームは終了しています
reason-ended = ゲームは途中で打ち切られました
reason-chance = 先にシャッフルかダイスロールがあります
reason-no-seat = このテーブルに席{ $seat }はありません
reason-unknown-code = { $code }はこのゲームのコードではありません
reason-not-asked = いまは別の人の番です
reason-no-hint = 今回はヒントを出せませんでした
reason-out-of-date = 選ぶ内容がすでに変わっています
reason-not-chance = ここではシャッフルもダイスロールもないので、{ $code }が出ることはありません
reason-back-nothing = 取り消せる手はまだありません
reason-back-others = { $other }がすでに行動しました
reason-back-chance = その後にシャッフルかダイスロールがありました
reason-back-revealed = その後に隠されていたものが公開されました
reason-back-often = このゲームでは、もうこれ以上取り消せません
reason-undo-range = { $entry }番の記録はないので、そこからは取り消せません

reason-deal-due = 今はカードを配るところで、{ $code }は配り方になっていません
reason-deal-hands = { $seats }席に対して{ $hands }人分の手札が配られました
reason-deal-card = このデッキにカード{ $card }はありません
reason-deal-twice = カード{ $card }が2回配られました
reason-deal-size = 席{ $seat }に配られたのは{ $cards }枚で、{ $size }枚ではありません
reason-seat-due = 今は席を決めるくじで、{ $verb } 0などこのテーブルの席が出るはずですが、{ $code }になっています

list-comma = { "、" }
list-and = { $some }、{ $last }
seat-number = 席{ $seat }
guest = ゲスト
by-seat = { $who }が{ $value }
event-back = { $me ->
    [yes] あなたはその手を取り消しました
   *[no] { $who }はその手を取り消しました
}
event-undo = 記録{ $entry }番以降を取り消しました

name-you = あなた
name-0 = アナイス
name-1 = バジル
name-2 = セレスト
name-3 = デジレ
name-4 = エステル
name-5 = ファビアン
level-zombie = ゾンビ
level-apprentice = 見習い
level-houngan = オウンガン
level-loa = ロア

# The verdict of a hint: how sure it is, and what the figures beside the choices mean.
hint-clear = 明らかに最善
hint-likely = おそらく最善
hint-even = ほぼ互角
hint-points = 平均点
hint-stand = 見込み
hint-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

bot-failed = { $why }。ここからは{ $bot }が{ $who }の代わりに打ちます

# 文章で伝えるテーブル。
text-colon = ：
text-semicolon = ；
text-stop = 。
text-open = （
text-close = ）
text-nothing = なし
text-times = { $what }×{ $count }
text-of = { $value }／{ $most }
text-toward = { $what }（{ $where }へ）
text-at = { $where }に{ $what }
text-then = 結果は{ $what }
text-stack = 下から{ $pieces }
text-denied = { $what }は不可：{ $why }
text-chosen = ここまで：{ $steps }
text-go-back = 直前の選択はまだ取り消せます
text-final = 取り消せません
text-sheets = 読めるもの：{ $titles }
text-acting = 手番
text-ready = 選択済み
text-out = 抜けた
text-winner = 勝者
text-automa = 自動
text-new = 新しい
text-lit = 注目
text-dim = 脇
text-spent = 使用済み

# 1行ずつ遊ぶとき。
text-welcome = { $title }。番号で選びます。ほかにできることはhelpと入力してください。
text-no-terminal = 端末ではないので、1行ずつ進めます
text-unknown = { $typed }は選べません。1から{ $most }までの番号か、helpと入力してください
text-several = { $typed }に当てはまるものがいくつかあります：{ $choices }
text-hint = おすすめ：{ $choice }
text-numbered = { $choice }（番号{ $number }）
text-no-cards = 今見直せるカードはありません
text-no-scores = 今は得点表がありません
text-no-rule = ルール{ $rule }はありません
text-kept = ゲームは保存されています。続きは{ $command }で遊べます
text-not-kept = ゲームはここまでです。保存されていません
text-score = { $who } { $score }
text-again = もう一度遊びますか？ (y/N)
text-help =
    番号：その番号のものを選ぶ
    コードやその先頭、カードの表記（{ $example }など）：それを選ぶ（どちらにも当てはまる数字は選択肢の番号になります）
    h：ヒント
    b：直前の選択を取り消す
    l：直前のトリックなど、公開されているカード
    s：得点表
    t：テーブルをもう一度、今できないこととその理由も
    ?：ルール、? { $rule }：そのルールだけ
    q：やめる（ゲームは保存されます）

# 自分の絵を持たないゲームのテーブル。
plain-hand = あなたの手札
plain-paper = 紙
plain-yes = はい
plain-no = いいえ
plain-choose = 選んでください
plain-wait = { $who }が選んでいます
plain-wait-all = ほかの人が選んでいます
plain-chance = シャッフルかダイスロールがあります
plain-over = ゲーム終了です
plain-won = 勝者：{ $who }
reveal-area = { $who }さんにだけ見えるもの

# 全画面のテーブル。
screen-too-small = ウィンドウが小さすぎます。{ $least }文字以上に広げるか、文字を小さくしてください。
screen-broken = プログラムの内部で問題が起きました（{ $what }）。SAMEDI_DEBUG=1を付けると、どこで起きたかを表示します
screen-kept = ゲームは保存されました。続きは: { $command }
screen-count = { $what }×{ $count }
screen-lies = { $where }：{ $what }
screen-nothing = なし
screen-note = { $what }（{ $note }）
screen-chip = { $what } { $value }
screen-automa = 自動で動きます
screen-state-acting = { $who }（手番）
screen-state-ready = { $who }（準備完了）
screen-state-out = { $who }（上がり）
screen-state-winner = { $who }（勝者）
screen-none = 該当なし
screen-close = Escで閉じる、↑ ↓でめくる
screen-log = これまでの流れ
screen-closer = 詳しく見る
screen-no-sheet = まだ見るものがありません
screen-wait = まだあなたの手番ではありません
screen-hint = おすすめ：{ $what }
screen-sure = これは取り消せません。もう一度選ぶと決定します：{ $what }
screen-won = { $who }の勝ちです
screen-score = { $who } { $score }
screen-key-rules = ルール
screen-key-hint = ヒント
screen-key-last = 直前
screen-key-scores = 得点
screen-key-log = 記録
screen-key-closer = 詳細
screen-key-again = もう一度
screen-key-step-back = 戻る
screen-key-move = 移動
screen-key-choose = 選ぶ
screen-key-find = 検索
screen-key-back = 取り消す
screen-key-leave = 終了

page-welcome = 土曜の夜です。誰が席に着きますか？
page-welcome-about = ゲームを選べばすぐに遊べます。残りの席にはボットが座ります。友だちのためにテーブルを開くこともできます。
page-hello = こんばんは、{ "\u200B" }{ $name }{ "\u2060" }さん。
page-who = お名前は？
page-you = あなた
page-skip = 本文へ
page-notice = Samediは独立した実装です。ゲームの名称はそれぞれの権利者に帰属します。
page-home = サロンに戻る
page-games = ゲーム
page-players = { $least }～{ $most }人
page-people = { $count ->
   *[other] { $count }人
}
page-play-now = すぐに遊ぶ
page-with-friends = 友だちと
page-rules = ルール
page-languages = 言語
page-my-tables = 参加中のテーブル
page-open-tables = 公開テーブル
page-go-on = 続ける
page-sit-down = 座る
page-watch = 観戦する
page-see-result = 結果
page-free = { $count ->
    [0] 満席
   *[other] 空き{ $count }席
}
page-state-running = プレイ中
page-state-over = 終了
page-state-agreed = 合意により終了
page-state-abandoned = 中止
page-code = コード
page-code-about = コードを教わりましたか？ここに入力してください。
page-enter = 入る
page-elsewhere = 別の端末でこのサロンを開く
page-elsewhere-about = スマートフォンのカメラをここに向けるか、その端末でこのアドレスを開いてください。
page-only-here = このアドレスを開けるのは、このコンピューターだけです。同じネットワークのスマートフォンなどから開けるようにするには、Samediを{ $command }で起動してください。
page-qr = { $url }のQRコード
page-link = リンク
page-copy = コピー
page-yes = はい
page-no = いいえ

# Pages before a game: options, seats, invitations.
page-new-about = 友だちに送るリンクができます。空いたままの席にはボットが座ります。
page-name = 名前
page-seats = 席の数
page-pace = ボットの速さ
page-pace-instant = 即座に
page-pace-lively = てきぱき
page-pace-calm = ゆっくり
page-clock = 持ち時間
page-clock-about = 時間がなくなるとボットが代わりにプレイします。いつでも戻れます。
page-clock-none = なし
page-clock-fast = 速い：3分、1手ごとに10秒追加
page-clock-slow = ゆっくり：15分、1手ごとに30秒追加
page-clock-days = 日単位：1手につき3日
page-public = サロンに公開する
page-public-about = サロンに来た人なら誰でも、このテーブルを見つけて座れます。
page-options = そのほかの取り決め
page-open-table = テーブルを開く
page-chairs = 席順
page-by-number = 味方どうしは隣に座ります。手番は番号順で、チームが交互に進めます。
page-chair = 席{ $number }
page-which-chair = 席
page-open = 空席
page-bot = ボット、{ $level }
page-program = プログラム
page-is-you = あなた
page-is-host = ホスト
page-the-host = ホスト
page-here = います
page-away = 離席中
page-sit-here = ここに座る
page-stand = 席を立つ
page-remove = 席を外してもらう
page-make-open = 空席にする
page-give-bot = ボットを座らせる…
page-bot-for = 席{ $number }のボット
page-up = 席{ $number }を上へ
page-down = 席{ $number }を下へ
page-apply = 決定
page-also = この端末でほかの人も遊ぶ
page-also-about = 別の名前でもう1つ席を取ります。テーブルでは端末を手渡し、そのあいだ手札は隠れます。
page-sit-also = この端末でここにも座る
page-is-locked = テーブルには鍵がかかっています。今はこれ以上座れません。
page-may-watch = 席に座ってください。このまま残って、ゲームが始まったら観戦することもできます。
page-only-watch = 今は座れる席がありません。よければこのまま残って、ゲームが始まったら観戦してください。
page-wait-start = 席に着きました。全員がそろったら、{ $host }さんがゲームを始めます。
page-fixed = このテーブルは記録されたゲームの続きです。席の数とオプションは変えられません。
page-invite = 友だちを招く
page-say-code = 口で伝えるコード：{ $code }
page-agreed = 取り決め
page-lock = テーブルに鍵をかける
page-unlock = テーブルの鍵を開ける
page-start = ゲームを始める
page-start-open = { $count ->
   *[other] 空いている{ $count }席にはボットが座ります。
}
page-start-nobody = 誰かが座るまで、ゲームは始められません。
page-look-again = もう一度見る
page-close = テーブルを閉じる
page-close-about = このテーブルは誰にとってもなくなります。
page-close-yes = 閉じる
page-sealed = シャッフルは封印されています。ハウスは自分の分をすでに引き、この番号で保証しています。席に座る人はそれぞれ自分の分を加えます。ゲームのあと、誰でも確かめられます。

# Pages of a table and of its result.
page-look-from = { $name }さんの席から見る
page-not-over = このゲームはまだ終わっていません。
page-to-table = テーブルへ
page-ended-agreed = ゲームは合意により終了しました
page-ended-abandoned = テーブルは終わる前に閉じられました
page-ranks = 順位
page-rematch = もう一度遊ぶ
page-to-rematch = 次のゲームへ
page-look-at-table = テーブルを見る
page-table-was = テーブル
page-keep = 残しておく
page-record = 記録をダウンロード
page-shuffle = シャッフル
page-unsealed = このテーブルのシャッフルは封印されていませんでした。記録されたゲームの続きか、配り方が選ばれていたためです。
page-salted = { $count ->
   *[other] シャッフルはゲームの前に約束され、ハウスの分と、プレイヤーの{ $count }人分とを混ぜて作られました。記録を確かめるには：
}
page-unsalted = シャッフルはゲームの前に約束されましたが、自分の分を加えたプレイヤーがいないため、ハウスが選ぶこともできました。記録を確かめるには：
page-figures = 番号を見る
page-commitment = ゲームの前の約束
page-seed = ハウスの分
page-salt = プレイヤーの分
page-play-on-title = ここから続けて遊ぶ
page-play-on-about = このゲームの途中から、新しいテーブルを始めます。あなたが1つの席に、ボットが残りの席に座ります。
page-entries = 何手目のあとから
page-entries-about = 1から{ $count }まで。
page-against = ボット
page-play-on = 続けて遊ぶ
page-date = { $year }年{ $month ->
    [1] 1月
    [2] 2月
    [3] 3月
    [4] 4月
    [5] 5月
    [6] 6月
    [7] 7月
    [8] 8月
    [9] 9月
    [10] 10月
    [11] 11月
   *[12] 12月
}{ $day }日

# The page of a replay.
page-replay = リプレイ
page-replay-see = リプレイを見る
page-replay-about = ゲームを一手ずつ、どの席からでも、全員の手札を公開しても見られます。
page-replay-open = 全員の手札を公開
page-replay-watch = 観戦者の視点
page-replay-seat = { $name }さんの視点
page-replay-so-far = ゲームの流れ
page-replay-taken-back = 取り消し
page-replay-fair = 公正です。このゲームのシャッフルとロール{ $count }回は、すべてこれらの分から導かれます。
page-replay-unlike = 公正ではありません。{ $count }回目のシャッフルまたはロールは、これらの分から導かれるものと違います。
page-replay-broken = 公正ではありません。ハウスの分は、ゲーム前に約束されたものと違います。
page-replay-file = 対戦記録を見る
page-replay-file-about = 対戦記録は、終わったゲームからダウンロードできるファイルです。ここで読み込んで表示するだけで、何も保存されません。
page-replay-choose = 対戦記録のファイル
page-replay-script = この表示にはスクリプトが必要です。スクリプトなしでも、端末で samedi replay を使えば記録を読めます。

# The page of an account.
page-nobody = あなたはまだ名前がありません。アカウントは要りません。名前だけで十分で、この端末が覚えています。
page-me-about = アカウントもパスワードもありません。この端末があなたを覚えています。
page-change-name = あなたの名前
page-keep-name = この名前にする
page-other-device = 別の端末で
page-other-device-about = 個人用リンクを開くと、スマートフォンや別のブラウザーでも、すべてのテーブルであなたとして遊べます。
page-make-link = 個人用リンクを作る
page-link-until = { $minutes }分間使えます。
page-link-secret = このリンクを開いた人は、あなたになります。人に渡さないでください。
page-qr-own = 個人用リンクのQRコード
page-programs = プログラムに遊ばせる
page-programs-about = トークンがあれば、あなたのプログラムがテーブルに座り、HTTP APIで遊べます。
page-bot-name = プログラムの名前
page-make-token = トークンを作る
page-token = トークン
page-token-once = 表示されるのは今回だけです。プログラムはリクエストごとに次の形で送ります：
page-forget = 忘れてもらう
page-forget-about = この端末はあなたのことを忘れます。ここから自分の席に戻ることはできなくなります。
page-forget-yes = はい、忘れてください
page-be = この端末で{ $name }さんになる
page-be-about = これからこの端末は、すべてのテーブルで{ $name }さんになります。それまで誰であったかは、ここでは忘れられます。

page-missing = ここには何もありません
page-trouble = うまくいきませんでした
page-gallery = ギャラリー
page-gallery-about = 止まった場面です。どう描かれ、どう選んでいくかを見るためのものです。
page-still = この場面を描くのはスクリプトです。スクリプトがないと、ここには何も見えません。

reason-not-your-chair = そこはあなたの席ではありません

page-replay-parlour = 記録からゲームを見る
page-language = 言語
page-choose = 選ぶ
page-lamp = あかり

# Refusals of the server.
no-begun = ゲームはもう始まっています。
no-host-only = それができるのは、この卓の主人だけです。
no-level = { $level } という強さのボットはいません（いるのは { $levels }）。
no-seat = この卓に席 { $seat } はありません。
no-locked = この卓には鍵がかかっています。主人なら開けられます。
no-full = 席はすべて埋まっています。
no-taken = 席 { $seat } は埋まっています。
no-not-yours = そこはあなたの席ではありません。
no-automa = その席はルールどおりに自動で動きます。いくつにするかはオプションで決まります。
no-kind = 席は、空席にするかボットに任せるかのどちらかです。
no-too-many-people = { $people } 人が座っています。先に誰かが席を立ってください。
no-nobody = 誰かが座らないと始められません。
no-over = ゲームは終わっています。
no-not-over = それは終わったゲームでだけできます。その前では隠れたものが見えてしまいます。
no-not-gone = ボットが代わりを務められるのは、しばらく席を離れている人だけです。
no-silent = それができるのは、この卓に座っている人だけです。
no-long = 長すぎます。{ $most } 文字までです。
no-no-room = 今はすべての部屋が埋まっています。少し後でもう一度お試しください。
no-token = このトークンは無効か、期限が切れています。
no-body = リクエストを読めません: { $why }
no-large = リクエストが大きすぎます。{ $most } バイトまでです。
no-record = この記録からは続けられません: { $why }
no-many = このゲームは記録が{ $most }件を超えるため、一手ずつ表示できません。対戦記録はダウンロードできます。
no-unknown = まだどなたか分かりません。先に座るか、名前を決めてください。
no-refused = { $why }
no-host = この家はその名前では開けません。起動時に示されたアドレスで開いてください。
no-origin = そのページはここのものではありません。
no-flood = リクエストが多すぎます。少しお待ちください。
no-failed = 家の中で問題が起きました。何も失われていません。もう一度お試しください。
no-page = そのページはありません。
no-method = その方法では頼めません。
no-code = その合言葉の卓は開いていません。
no-closed = この卓は主人が閉じました。
no-link = このリンクはもう使えません。もう一方の端末で作り直してください。
no-nothing-to-undo = 取り消せるものがありません。
reason-not-running = 今ここではゲームが行われていません

because-only = ほかにできることはありません
