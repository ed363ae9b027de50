title = キャンドルライト
reason-laid-already = 席{ $seat }はもうカードを出しています
reason-not-held = { $card }はその手札にありません
