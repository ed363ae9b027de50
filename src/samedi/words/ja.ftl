# どのゲームにも共通の言葉。
rule-cited = { $text }（ルール{ $rule }）
reason-over = ゲームは終了しています
reason-ended = ゲームは途中で打ち切られました
reason-chance = 先にシャッフルかダイスロールがあります
reason-no-seat = このテーブルに席{ $seat }はありません
reason-unknown-code = { $code }はこのゲームのコードではありません
reason-not-asked = 席{ $seat }は今、選ぶ番ではありません
reason-out-of-date = 選ぶ内容がすでに変わっています
reason-not-chance = ここではシャッフルもダイスロールもないので、{ $code }が出ることはありません
reason-back-nothing = 席{ $seat }には取り消せる行動がありません
reason-back-others = その後に席{ $other }が行動しました
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
bot-failed = { $why }。ここからは{ $bot }が{ $who }の代わりに打ちます
