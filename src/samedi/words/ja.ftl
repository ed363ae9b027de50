# どのゲームにも共通の言葉。
rule-cited = { $text }（ルール{ $rule }）
reason-over = ゲームは終了しています
reason-ended = ゲームは途中で打ち切られました
reason-chance = 先にシャッフルかダイスロールがあります
reason-no-seat = このテーブルに席{ $seat }はありません
reason-unknown-code = { $code }はこのゲームのコードではありません
reason-not-asked = いまは別の人の番です
reason-out-of-date = 選ぶ内容がすでに変わっています
reason-not-chance = ここではシャッフルもダイスロールもないので、{ $code }が出ることはありません
reason-back-nothing = 取り消せる手はまだありません
reason-back-others = { $other }がすでに行動しました
reason-back-chance = その後にシャッフルかダイスロールがありました
reason-back-revealed = その後に隠されていたものが公開されました
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
text-hint = おすすめ：{ $choice }（番号{ $number }）
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

page-welcome = ようこそ。ゲームを選べばすぐに遊べます。残りの席にはボットが座ります。
page-hello = こんばんは、{ $name }さん。
page-players = { $least }～{ $most }人
page-rules = ルール
page-play-now = すぐに遊ぶ
page-my-tables = 参加中のテーブル
page-trouble = うまくいきませんでした
page-home = ロビーに戻る
page-notice = Samediは独立した実装です。ゲームの名称はそれぞれの権利者に帰属します。
reason-not-your-chair = そこはあなたの席ではありません
