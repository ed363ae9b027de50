title = ブードゥパイレーツ
about = 風と魂と砲撃の12ラウンド。目指すはブードゥの岸辺です。
solo = 呪われた海賊3人と対戦

# ものの言い方。下の文の中で使う。
soul = { $name ->
    [R] 赤の魂
    [Y] 黄の魂
    [B] 青の魂
    [G] 緑の魂
   *[P] 紫の魂
}
payment = { $name ->
    [R] 赤の魂
    [Y] 黄の魂
    [B] 青の魂
    [G] 緑の魂
    [P] 紫の魂
   *[magic] 「樽の魔法」
}
object = { $name ->
    [grey] 灰色の髑髏
    [red] 赤の髑髏
    [yellow] 黄の髑髏
    [blue] 青の髑髏
    [green] 緑の髑髏
    [purple] 紫の髑髏
    [eyes] モーガンの目
    [cursed] 呪いの髑髏
    [compass] 羅針盤
    [mask] ブードゥの仮面
    [octopus] 大ダコ
    [magic] 樽の魔法
    [ghost] 幽霊船
    [wreck] 難破船
    [maelstrom] 大渦
   *[whisper] 亡霊のささやき
}
barrel = { $name ->
    [stars] 星
    [moon] 月
    [bones] 骨
    [sea] 海
   *[wind] 風
}
action-card = { $name ->
    [jax] ジャックス
    [tok] トク
    [take] テイク
    [tix] ティックス
   *[hoodoo] フードゥー
}
way = { $name ->
    [CW] 時計回り
   *[ACW] 反時計回り
}
wind-from = { $name ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
}
souls = { $souls ->
    [0] 魂なし
   *[other] 魂{ $souls }個
}
space = { $space ->
    [0] 港
   *[other] { $space }番のマス
}
course = { $start ->
    [0] 港から{ $end }番のマスへ
   *[other] { $start }番のマスから{ $end }番のマスへ
}

action-plan = { $card }を選ぶ
action-second = 2枚目に{ $card }を選ぶ
action-show = { $card }を見せる
action-pass = パスする
action-barrel = { $paid }を払って「{ $barrel }」の樽へ行く
action-octopus = 大ダコ：{ $give }を渡して{ $soul }を取る
action-to = 船を{ $space }番のマスに置く
action-flip = { $space }番のマスのカードを裏返す
action-switch = { $space ->
    [1] 1番と7番のマスのカードを入れ替える
    [2] 2番と8番のマスのカードを入れ替える
    [4] 4番と10番のマスのカードを入れ替える
   *[5] 5番と11番のマスのカードを入れ替える
}
action-decline = 使わない
action-jax = ジャックスを唱える
action-tok = トクを唱える：{ $soul }をすべて呼ぶ
action-take = { $item ->
    [coin] 金貨を1枚取る
    [deck] 山札の一番上を取る
    [discard] 捨て札の一番上を取る
    [soul] 袋から魂を1個取る
   *[none] テイクを唱える
}
action-tix = ティックスを唱える：{ $soul }を渡して{ $other }を{ $way }に押す
action-hoodoo = フードゥーを唱える：儀式を始める
action-wind = { $quarters ->
    [1] 風向きを1つ変える
   *[2] 風向きを2つ変える
}
action-use = 「{ $object }」を使う
action-whisper = { $space ->
    [0] 亡霊のささやき：{ $way }に1マス
   *[other] 亡霊のささやき：{ $space }番へ跳び、{ $way }に進む
}
action-bury = 呪いの髑髏を埋める
action-end = 手番を終える
action-cell = { $cell }番の枠の魂を取る
action-stop = もう取らない
action-place = { $soul }を{ $cell }番の枠に置く
action-sail = { $space ->
    [0] { $spaces ->
        [1] { $way }に1マス進む
       *[2] { $way }に2マス進む
    }
   *[other] { $way }に1マス進み、{ $space }番へ跳ぶ
}
action-leap = { $spaces ->
    [1] { $space }番へ跳ぶ（{ $way }）
   *[2] { $space }番へ跳び、{ $way }に1マス進む
}
action-board = { $item ->
    [coin] 乗り込む：金貨を1枚取る
    [compass] 乗り込む：羅針盤を取る
    [grigri] 乗り込む：グリグリを取る
    [object] 乗り込む：品物を1枚、見ずに取る
    [soul] 乗り込む：{ $soul }を取る
   *[none] 乗り込む：何も取らない
}
action-swap = トランプを交換する
action-no = トランプを交換しない
action-draw = { $source ->
    [deck] 山札の一番上を引く
    [discard] 捨て札の一番上を引く
   *[none] 引かない
}
action-drop = 「{ $object }」を捨てる
action-mask = 捨て札から「{ $object }」を取る
action-keep = { $object ->
    [none] どれも取らない
   *[other] 「{ $object }」を手に入れる
}
action-facing = { $way }に向ける
action-fire = { $space }番のマスの船を砲撃する
action-ghost = { $soul ->
    [none] 幽霊船で応える
   *[other] 幽霊船で応え、{ $soul }を取る
}

event-sea = 海のカードが並びました：{ $faces }
event-first = { $me ->
    [yes] 最初の魂は{ $soul }です。あなたがそれと太陽と月を受け取ります
   *[no] 最初の魂は{ $soul }です。{ $who }がそれと太陽と月を受け取ります
}
event-grigri = { $me ->
    [yes] あなたはグリグリを受け取りました
   *[no] { $who }はグリグリを受け取りました
}
event-soul = { $me ->
    [yes] あなたは{ $soul }を引きました
   *[no] { $who }は{ $soul }を引きました
}
event-dealt = { $me ->
    [yes] あなたのトランプは{ $card }です
   *[no] { $who }のトランプは{ $card }です
}
event-round = { $me ->
    [yes] 第{ $number }ラウンド：太陽はあなたが持っています
   *[no] 第{ $number }ラウンド：太陽は{ $who }が持っています
}
event-planned = { $me ->
    [yes] あなたはカードを選びました
   *[no] { $who }はカードを選びました
}
event-no-barrel = { $me ->
    [yes] あなたは樽へ行きません
   *[no] { $who }は樽へ行きません
}
event-barrel = { $me ->
    [yes] あなたは{ $paid }を払って「{ $barrel }」の樽へ行きました
   *[no] { $who }は{ $paid }を払って「{ $barrel }」の樽へ行きました
}
event-starred = { $me ->
    [yes] 星があなたの船を{ course }運びました
   *[no] 星が{ $who }の船を{ course }運びました
}
event-declined = { $me ->
    [yes] あなたは「{ $barrel }」の樽を使いませんでした
   *[no] { $who }は「{ $barrel }」の樽を使いませんでした
}
event-flipped = { $me ->
    [yes] あなたは{ $space }番のマスのカードを裏返しました：{ $face }
   *[no] { $who }は{ $space }番のマスのカードを裏返しました：{ $face }
}
event-switched = { $me ->
    [yes] あなたは{ $space }番と{ $opposite }番のマスのカードを入れ替えました
   *[no] { $who }は{ $space }番と{ $opposite }番のマスのカードを入れ替えました
}
event-seconded = { $me ->
    [yes] あなたは2枚目のカードを選びました
   *[no] { $who }は2枚目のカードを選びました
}
event-turned = { $kept ->
    [yes] { $who }は{ $card }をめくりました
   *[no] { $who }は{ $card }をめくり、脇に置きました
}
event-revealed = カードを公開します：{ $cards }
event-showed = { $me ->
    [yes] あなたは{ $card }を見せました
   *[no] { $who }は{ $card }を見せました
}
event-jailed = { $me ->
    [yes] あなたは牢屋に入りました
   *[no] { $who }は牢屋に入りました
}
event-turn = { $me ->
    [yes] あなたの手番です
   *[no] { $who }の手番です
}
event-jax = { $me ->
    [yes] あなたはジャックスを唱えました：{ souls }
   *[no] { $who }はジャックスを唱えました：{ souls }
}
event-lifted = { $me ->
    [yes] あなたは{ $cell }番の枠から{ $soul }を取りました
   *[no] { $who }は{ $cell }番の枠から{ $soul }を取りました
}
event-called = { $me ->
    [yes] あなたはトクを唱え、{ $soul }を呼びます
   *[no] { $who }はトクを唱え、{ $soul }を呼びます
}
event-tok = { $me ->
    [yes] あなたはトクを唱え、{ $soul }を呼びました：{ souls }
   *[no] { $who }はトクを唱え、{ $soul }を呼びました：{ souls }
}
event-take = { $me ->
    [yes] あなたはテイクを唱えました
   *[no] { $who }はテイクを唱えました
}
event-stopped = { $me ->
    [yes] あなたはもう取りません
   *[no] { $who }はもう取りません
}
event-coin = { $me ->
    [yes] あなたは金貨を1枚取りました
   *[no] { $who }は金貨を1枚取りました
}
event-tix = { $me ->
    [yes] あなたはティックスを唱え、{ $other }に{ $soul }を渡して{ $way }に押しました
   *[no] { $meant ->
        [other] { $who }はティックスを唱え、あなたに{ $soul }を渡して{ $way }に押しました
       *[none] { $who }はティックスを唱え、{ $other }に{ $soul }を渡して{ $way }に押しました
    }
}
event-pushed = { $me ->
    [yes] あなたの船が{ course }動かされました
   *[no] { $who }の船が{ course }動かされました
}
event-carried = { $me ->
    [yes] 人魚があなたの船を{ course }運びました
   *[no] 人魚が{ $who }の船を{ course }運びました
}
event-toll = { $coins ->
    [1] { $me ->
        [yes] あなたは人魚に金貨を1枚払いました
       *[no] { $who }は人魚に金貨を1枚払いました
    }
   *[0] { $me ->
        [yes] あなたは人魚に魂を奪われました（{ souls }）
       *[no] { $who }は人魚に魂を奪われました（{ souls }）
    }
}
event-wind = { $me ->
    [yes] あなたが風向きを変え、{ $wind }の風になりました
   *[no] { $who }が風向きを変え、{ $wind }の風になりました
}
event-hoodoos = { $cards ->
    [4] フードゥーが4枚出たので、風は一回りしてもとの向きに戻ります
   *[other] フードゥーが{ $cards }枚出たので、風向きが{ $cards }つ変わります
}
event-ritual = { $me ->
    [yes] あなたが儀式を始めました。フードゥーのカードは{ $cards }枚です
   *[no] { $who }が儀式を始めました。フードゥーのカードは{ $cards }枚です
}
event-ritual-over = 儀式が終わりました
event-grid-full = 枠がすべて埋まり、儀式は終わりです。9個の魂は袋に戻ります
event-abstained = { $me ->
    [yes] あなたは魂を捧げません
   *[no] { $who }は魂を捧げません
}
event-placed = { $match ->
    [yes] { $me ->
        [yes] あなたは{ $soul }を{ $cell }番の枠に置きました：一致です
       *[no] { $who }は{ $soul }を{ $cell }番の枠に置きました：一致です
    }
   *[no] { $me ->
        [yes] あなたは{ $soul }を{ $cell }番の枠に置きました
       *[no] { $who }は{ $soul }を{ $cell }番の枠に置きました
    }
}
event-stayed = { $me ->
    [yes] あなたの船は動けないので、とどまります
   *[no] { $who }の船は動けないので、とどまります
}
event-sailed = { $me ->
    [yes] あなたは{ $way }に{ course }進みました
   *[no] { $who }は{ $way }に{ course }進みました
}
event-boarded = { $item ->
    [coin] { $me ->
        [yes] あなたは{ $other }の船に乗り込み、金貨を1枚取りました
       *[no] { $meant ->
            [other] { $who }はあなたの船に乗り込み、金貨を1枚取りました
           *[none] { $who }は{ $other }の船に乗り込み、金貨を1枚取りました
        }
    }
    [compass] { $me ->
        [yes] あなたは{ $other }の船に乗り込み、羅針盤を取りました
       *[no] { $meant ->
            [other] { $who }はあなたの船に乗り込み、羅針盤を取りました
           *[none] { $who }は{ $other }の船に乗り込み、羅針盤を取りました
        }
    }
    [grigri] { $me ->
        [yes] あなたは{ $other }の船に乗り込み、グリグリを取りました
       *[no] { $meant ->
            [other] { $who }はあなたの船に乗り込み、グリグリを取りました
           *[none] { $who }は{ $other }の船に乗り込み、グリグリを取りました
        }
    }
    [object] { $me ->
        [yes] あなたは{ $other }の船に乗り込み、品物を1枚取りました
       *[no] { $meant ->
            [other] { $who }はあなたの船に乗り込み、品物を1枚取りました
           *[none] { $who }は{ $other }の船に乗り込み、品物を1枚取りました
        }
    }
    [soul] { $me ->
        [yes] あなたは{ $other }の船に乗り込み、{ $soul }を取りました
       *[no] { $meant ->
            [other] { $who }はあなたの船に乗り込み、{ $soul }を取りました
           *[none] { $who }は{ $other }の船に乗り込み、{ $soul }を取りました
        }
    }
   *[none] { $me ->
        [yes] あなたは{ $other }から何も取りませんでした
       *[no] { $meant ->
            [other] { $who }はあなたから何も取りませんでした
           *[none] { $who }は{ $other }から何も取りませんでした
        }
    }
}
event-swapped = { $me ->
    [yes] あなたは{ $other }とトランプを交換しました
   *[no] { $meant ->
        [other] { $who }はあなたとトランプを交換しました
       *[none] { $who }は{ $other }とトランプを交換しました
    }
}
event-no-swap = { $me ->
    [yes] あなたはトランプを交換しませんでした
   *[no] { $who }はトランプを交換しませんでした
}
event-card = { $me ->
    [yes] あなたのトランプは{ $card }になりました
   *[no] { $who }のトランプは{ $card }になりました
}
event-map = { $me ->
    [yes] ラカムの地図で、あなたは金貨を1枚得ました
   *[no] ラカムの地図で、{ $who }は金貨を1枚得ました
}
event-left-it = { $me ->
    [yes] あなたは品物を引きませんでした
   *[no] { $who }は品物を引きませんでした
}
event-reshuffled = 捨て札をシャッフルして、新しい山札にします
event-compass = { $me ->
    [yes] あなたは羅針盤を見つけました
   *[no] { $who }は羅針盤を見つけました
}
event-dropped = { $me ->
    [yes] あなたは「{ $object }」を捨てました
   *[no] { $who }は「{ $object }」を捨てました
}
event-got = { $me ->
    [yes] あなたは「{ $object }」を取りました
   *[no] { $who }は「{ $object }」を取りました
}
event-drew = { $me ->
    [yes] あなたは品物を手に入れました
   *[no] { $who }は品物を手に入れました
}
event-object = { $me ->
    [yes] それは「{ $object }」です
   *[no] { $who }が手に入れたのは「{ $object }」です
}
event-used = { $me ->
    [yes] あなたは「{ $object }」を使いました
   *[no] { $who }は「{ $object }」を使いました
}
event-octopus = { $me ->
    [yes] あなたは{ $give }を渡して{ $soul }を取りました
   *[no] { $who }は{ $give }を渡して{ $soul }を取りました
}
event-no-octopus = { $me ->
    [yes] あなたは魂を取り替えません
   *[no] { $who }は魂を取り替えません
}
event-buried = { $me ->
    [yes] あなたは呪いの髑髏を埋めました
   *[no] { $who }は呪いの髑髏を埋めました
}
event-maelstrom = 環の上のすべての船が{ $way }に1マス流されました
event-peeked = { $me ->
    [yes] 難破船の中：{ $objects }
   *[no] { $who }が見た難破船の中：{ $objects }
}
event-kept-none = { $me ->
    [yes] あなたは難破船から何も取りませんでした
   *[no] { $who }は難破船から何も取りませんでした
}
event-facing = { $me ->
    [yes] あなたは船首を{ $way }に向けました
   *[no] { $who }は船首を{ $way }に向けました
}
event-fired = { $hits ->
    [0] { $me ->
        [yes] あなたは{ $other }を砲撃しましたが、外れました
       *[no] { $meant ->
            [other] { $who }はあなたを砲撃しましたが、外れました
           *[none] { $who }は{ $other }を砲撃しましたが、外れました
        }
    }
   *[other] { $coins ->
        [1] { $me ->
            [yes] あなたは{ $other }を砲撃しました：力+{ $hits }、相手は金貨を1枚失いました
           *[no] { $meant ->
                [other] { $who }はあなたを砲撃しました：力+{ $hits }、あなたは金貨を1枚失いました
               *[none] { $who }は{ $other }を砲撃しました：力+{ $hits }、相手は金貨を1枚失いました
            }
        }
       *[0] { $me ->
            [yes] あなたは{ $other }を砲撃しました：力+{ $hits }
           *[no] { $meant ->
                [other] { $who }はあなたを砲撃しました：力+{ $hits }
               *[none] { $who }は{ $other }を砲撃しました：力+{ $hits }
            }
        }
    }
}
event-no-answer = { $me ->
    [yes] あなたは応えません
   *[no] { $who }は応えません
}
event-ghost = { $soul ->
    [none] { $me ->
        [yes] あなたは幽霊船で{ $other }に応えました
       *[no] { $meant ->
            [other] { $who }は幽霊船であなたに応えました
           *[none] { $who }は幽霊船で{ $other }に応えました
        }
    }
   *[other] { $me ->
        [yes] あなたは幽霊船で{ $other }に応え、{ $soul }を取りました
       *[no] { $meant ->
            [other] { $who }は幽霊船であなたに応え、{ $soul }を取りました
           *[none] { $who }は幽霊船で{ $other }に応え、{ $soul }を取りました
        }
    }
}
event-dawn = { $me ->
    [yes] 夜が明け、太陽はあなたに移ります
   *[no] 夜が明け、太陽は{ $who }に移ります
}
event-counted = ブードゥの力：{ $points }
event-over = { $me ->
    [yes] ゲーム終了、あなたの勝利です
   *[no] ゲーム終了、勝者は{ $winners }です
}

area-sea = 海
area-grid = 儀式
area-plans = あなたの行動カード
area-deck = 山札
area-pile = 捨て札
area-use = 使用中
area-bag = 袋
area-treasure = ラカムの財宝
place-space = { $space }番のマス、{ $value }点
place-harbour = 港 { $value }
place-cell = { $cell }番の枠

face-sea = { $name ->
    [A0] 珊瑚の浅瀬
    [A1] ラカムの地図
    [B0] 漂う残骸
    [B1] ラカムの地図
    [C0] 夜警
    [C1] 月のない海
    [D0] 夜警
    [D1] 失われた魂
    [E0] 満潮
    [E1] 干潮
    [F0] 砂州
    [F1] 流砂
    [G0] 外海
    [G1] 強い海流
    [H0] 外海
   *[H1] 強い海流
}
condition = { $wind ->
    [N] 順風：呪われたマスは何の働きもしません
    [E] 嵐：船は呪われたマスで止まって動けなくなり、砲撃も受けません
    [S] 凪：船は呪われたマスで止まって動けなくなり、乗り込まれません
   *[W] 人魚の息：船は通行料を払い、呪われたマスから先へ運ばれます
}
note-object = { $object ->
    [grey] 最後に2点
    [red] 最後に1点、さらに赤の魂1個につき2点
    [yellow] 最後に1点、さらに黄の魂1個につき2点
    [blue] 最後に1点、さらに青の魂1個につき2点
    [green] 最後に1点、さらに緑の魂1個につき2点
    [purple] 最後に1点、さらに紫の魂1個につき3点
    [eyes] 1枚だけなら最後に-3点、2枚そろえば7点
    [cursed] 最後に金貨が0点になります。砂の上で埋められます
    [compass] 12、3、6、9番のマスからの1歩で、ほかのどれかへ跳べます
    [mask] 捨て札からカードを1枚取れます
    [octopus] 魂1個を、袋の中の好きな魂と交換します
    [magic] 樽の支払いに使えます
    [ghost] 砲撃を受けたあと、相手の魂を1個取って撃ち返します
    [wreck] 山札のカードを5枚見て、1枚取れます
    [maelstrom] 嵐のとき、すべての船が1マス動きます
   *[whisper] 自分の船が1マス動きます
}
note-card = { $card ->
    [jax] 袋から魂を取ります。数は、ジャックスを出した人のうち自分が手番の順に何番目かで決まります
    [jax-plain] 袋から魂を取ります。それまでに唱えられたジャックス1枚につき1個
    [tok] 自分が持っている色の魂を、すべて呼び寄せます
    [take] 金貨、魂、品物から2つ。2人以上がテイクなら牢屋行きです
    [tix] ほかの船を押し、自分は反対に進みます
   *[hoodoo] 風向きが変わり、全員が魂を捧げて進めます
}

sheet-total = ブードゥの力

option-cursed = 呪われた海賊
option-cursed-about = 4つの席のうち何席が呪われた海賊か。4席のときだけ選べます
option-east = 東の樽
option-east-about = 東に置く樽。月は最初の手番、骨は2枚目のカードをもたらします
option-east-moon = 月
option-east-bones = 骨
option-layout = 海
option-layout-about = 外側のカードをシャッフルするか、基本の配置にするか
option-layout-shuffled = シャッフル
option-layout-reference = 基本の配置
option-reading = ルールの読み方
option-reading-about = ルールブックどおりか、ほかの人の手番にきかれることや例外の少ない「簡素」か
option-reading-book = ルールブックどおり
option-reading-plain = 簡素
option-rituals = 呪われた海賊と儀式
option-rituals-about = フードゥーを出した呪われた海賊が、儀式に必ず加わるか、得をするときだけ加わるか。呪われた海賊がいるときだけ選べます
option-rituals-book = 必ず
option-rituals-prudent = 得をするときだけ
option-colours = 色
option-colours-about = 席ごとの海賊の色。同じ色は選べません
option-colours-red = 赤
option-colours-yellow = 黄
option-colours-blue = 青
option-colours-green = 緑
option-colours-purple = 紫
option-colours-black = 黒

reason-cursed = 席{ $seat }は呪われた海賊で、何も選びません
reason-chosen = 席{ $seat }はもうカードを選んでいます
reason-turn = 今は席{ $seat }の番ではありません
reason-other-question = 今きかれているのはそれではありません（{ $code }）
reason-no-soul = 船に{ $soul }がありません
reason-no-object = 船に「{ $object }」がありません
reason-used = 「{ $object }」はこのラウンドにもう使いました
reason-mask-mask = 簡素なルールでは、仮面で仮面を取れません
reason-leap-plain = 簡素なルールでは、跳べるのは最初の1歩だけです
reason-leap-ends = { $space }番のマスで移動が終わるので、そこからは跳べません
reason-tix-way = 自分の船は{ $way }に進みます
reason-tix-one = ティックスで自分の船が進むのは1マスです
reason-full = 船がいっぱいです。魂は{ $room }個までです
reason-card-last = { $card }は前のラウンドに出したカードです
reason-card-chosen = { $card }はもう選んであります
reason-card-neither = { $card }は2枚のどちらでもありません
reason-barrel-not-here = 「{ $barrel }」の樽はこのゲームにはありません
reason-barrel-turned = 「{ $barrel }」の樽がある方角から風が吹いています
reason-barrel-taken = 「{ $barrel }」の樽には{ $other }がいます
reason-stars-stuck = 動けない船は星の樽を使えません
reason-not-in-bag = 袋に{ $soul }がありません
reason-space-taken = { $space }番のマスには船がいます
reason-wrong-star = { $space }番のマスの星は{ $star }の色で、払ったのは{ $soul }です
reason-under-ship = { $space }番のマスのカードには船がいます
reason-not-played = 出したのは{ $played }で、{ $card }ではありません
reason-acted = 行動カードはもう唱えました
reason-nothing-left = 取れるものが残っていません
reason-ritual-held = このラウンドの儀式はもう終わりました
reason-tix-whom = ティックスの相手はほかの海賊です
reason-tix-grigri = { $other }はグリグリを持っています
reason-stuck = 船は動けません
reason-tix-stuck = { $other }の船は動けません
reason-tix-cannot = { $other }を{ $way }に押し、続けて自分の船を反対に進めることができません
reason-wind-used = 風の樽はもう使いました
reason-not-on-wind = 風向きを変えられるのは風の樽にいる人だけです
reason-no-storm = 大渦は東の風のときだけ使えます
reason-mask-nothing = 捨て札に仮面で取れるカードがありません
reason-nothing-to-draw = 山札にも捨て札にもカードがありません
reason-no-move = 船がもとのマスに戻ってしまいます
reason-no-compass = 跳べるのは羅針盤を持つ人だけです
reason-no-leap = 跳べるのは12、3、6、9番のマスのあいだだけです
reason-no-sand = 呪いの髑髏は砂の上でしか埋められません
reason-cell-empty = { $cell }番の枠に魂がありません
reason-bag-empty = 袋は空です
reason-no-coins = 財宝は空です
reason-pile-empty = 捨て札がありません
reason-cell-taken = { $cell }番の枠にはもう魂があります
reason-no-match = 2マス進めるのは一致のときだけです
reason-board-nothing = { $item ->
    [coin] { $other }は金貨を持っていません
    [compass] { $other }は羅針盤を持っていません
    [grigri] { $other }はグリグリを持っていません
    [object] { $other }は品物を持っていません
   *[soul] { $other }はその色の魂を持っていません
}
reason-keep-skull = 呪いの髑髏は捨てられません
reason-not-in-pile = 捨て札に「{ $object }」がありません
reason-not-shown = 難破船の中に「{ $object }」がありません
reason-no-target = { $space }番のマスに撃てる船がいません
reason-must-take = 取れる魂があり、置く場所もあります
reason-no-soul-there = { $other }は{ $soul }を持っていません

reason-chance-due = 今は{ $verb }の番で、{ $code }ではありません
reason-chance-unknown = { $code }の{ $word }は知らないものです
reason-card-twice = トランプの{ $card }が2回配られています
reason-no-pirate = { $soul }の色の海賊がいません
reason-not-on-top = { $card }はその山の一番上にはありえません
reason-not-there = { $what }はそれだけ引けません
reason-sea-twice = 海のカード{ $card }が2回置かれています
reason-sea-map = 地図は裏向きで始まります
reason-sea-watch = 2枚の夜警のうち、表になるのはちょうど1枚です

# おすすめの理由

because-plan-jax = 船にはあと魂{ $souls }個分の空きがあり、ジャックスなら袋から魂を得られます
because-plan-tok = 今のままなら、持っている色を呼ぶと{ souls }を得られます
because-plan-take = ほかに取る人がいなければ、好きなものを2つ得られます
because-plan-take-alone = このラウンドはほかに取れる人がいないので、好きなものを2つ得られます
because-plan-tix = 今のままなら、ティックスで船を{ $points }点のマスに動かせます
because-plan-hoodoo = 儀式での移動のために{ souls }を出せます
because-keep-souls = { souls }を船に残せます。魂は船を動かし、砲撃の力になります
because-barrel-stars = それを払えば、星が{ $points }点のマスへ導きます
because-barrel-moon = このラウンドの最初の手番になります
because-barrel-bones = 2枚目のカードを選び、ほかの人のカードを見てから出す方を決められます
because-barrel-sea = 海のカードを裏返すか、入れ替えられます
because-barrel-wind = 自分の手番に風向きを変えられます
because-octopus-match = 枠の魂と色が一致する魂を置けるようになります
because-octopus-save = そうしないと、トクでこの魂を取られます
because-place = 船が{ $points }点のマスに移ります
because-map = そこに地図があり、金貨を1枚得ます
because-skull = そこに髑髏印があり、品物を1枚取れます
because-board = 途中で、乗り込める船を追い越します
because-no-better = 今できる移動では、より高い点数のマスに行けません
because-no-sail = 今は船を動かせません
because-sail-place = そうすれば、船を{ $points }点のマスに進められます
because-match = 色が一致するので、船は2マスまで進めます
because-nothing-else = ほかにできることをしても、良いマス、魂、金貨、品物のどれもすぐには得られません
because-souls = { souls }を得ます。魂は船を動かす力です
because-two-things = 好きなものを2つ得られます
because-push = 相手の船を、より低い点数のマスへ押しやります
because-unstuck = あなたの船がまた動けるようになります
because-toll = ほかの船{ $ships }隻が、人魚に通行料を払うことになります
because-hold-fast = ほかの船{ $ships }隻が動けなくなります
because-mask = 捨て札からカードを1枚取れます
because-wreck = 山札のカードを見て、1枚を手に入れられます
because-bury = これを積んでいる間は、最後に金貨が0点になります
because-coins = 金貨を1枚得ます
because-compass = 羅針盤があれば、12番、3番、6番、9番の間を跳べます
because-grigri = グリグリがあれば、トクとティックスから守られます
because-skull-soul = 「{ $object }」があるので、その色の魂は最後に1個{ $points }点になります
because-object = 船には品物をもう1枚積めます
because-hold-full = 船にはもう品物を積めません
because-worth = 今のままなら、「{ $object }」で最後の点数が{ $points }点増えます
because-drop-least = 捨てられるものの中で、最後の点数への影響がいちばん小さい品物です
because-swap-higher = 今の潮では、相手のカードの方が上です
because-swap-lower = 今の潮では、相手のカードの方が下です
because-swap-likely = 今の潮では、まだ見ていないカードのほとんどが自分のカードより上です
because-swap-unlikely = 今の潮では、まだ見ていないカードのほとんどが自分のカードより下です
because-facing = 人魚に運ばれるなら、{ $points }点のマスの方へ進みます
because-power = 力が{ $hits }増えます
because-costs-coin = 命中すれば、相手は金貨を1枚失います
because-keep-ghost = 幽霊船を後のために残せます

# ---- 画面に描かれるもの ----

colour = { $name ->
    [red] 赤
    [yellow] 黄
    [blue] 青
    [green] 緑
    [purple] 紫
   *[black] 黒
}
tone-haunted = 呪われた海
tone-wind = 風

face-sea-card = { $title }、{ $star ->
    [R] 赤の星
    [Y] 黄の星
    [B] 青の星
    [G] 緑の星
   *[P] 紫の星
}{ $skull ->
    [yes] 、髑髏
   *[no] {""}
}{ $haunted ->
    [yes] 、呪い
   *[no] {""}
}
face-wind = { $wind ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
}
face-blowing = { $wind ->
    [N] 北：順風
    [E] 東：嵐
    [S] 南：凪
   *[W] 西：人魚の息
}
face-compass-side = { $title }、{ $barrel }の樽
face-wind-side = { $title }
face-thing = { $text }、{ $name }
face-ship = { $text }、{ $colour }の船
face-figure = { $text }、{ $colour }の人形
face-playing = トランプの{ $rank }
face-act-back = 裏向きの行動カード
face-obj-back = 裏向きの品物
face-blessed-back = 裏向きのトランプ
face-coin = 金貨
face-treasure = 財宝の金貨
face-bag = 袋の中の魂
face-rose = 羅針図
face-grigri = グリグリ
face-compass = 羅針盤
face-sun = 太陽
face-moon = 月
face-marker = ラウンドの目印
sign-sun = 太陽
sign-moon = 月
sign-grigri = グリグリ
sign-compass = 羅針盤
sign-jail = 牢屋
sign-coin = 金貨
sign-souls = 魂
sign-power = 力
sign-goods = 品物
sign-fair = 順風
sign-storm = 嵐
sign-becalmed = 凪
sign-mermaids = 人魚
card-lines = { $card ->
    [jax] 袋から|魂を取る
    [tok] 色を呼び|すべて取る
    [take] 1人だけなら|2つ取る
    [tix] 相手を押し|自分は逆へ
   *[hoodoo] 風を変え|儀式を行う
}
object-short = { $name ->
    [mask] 仮面
    [whisper] ささやき
   *[other] { object }
}
object-lines = { $name ->
    [grey] 2点
    [red] 1点、赤の魂|1個に2点
    [yellow] 1点、黄の魂|1個に2点
    [blue] 1点、青の魂|1個に2点
    [green] 1点、緑の魂|1個に2点
    [purple] 1点、紫の魂|1個に3点
    [eyes] 1枚で−3、|2枚で+7
    [cursed] 金貨が|0点になる
    [compass] 四方の|マスを跳ぶ
    [mask] 捨て札を|取り戻す
    [octopus] 魂の色を|変える
    [magic] 魂なしで|樽を使う
    [ghost] 魂を奪い|撃ち返す
    [wreck] 5枚見て|1枚取る
    [maelstrom] 嵐のとき|全船が動く
   *[whisper] どちらかへ|1マス
}

area-weather = 天候
place-tortuga = 港 { $value }
area-souls = { $me ->
    [yes] あなたの魂
   *[no] { $who }の魂
}
area-goods = { $me ->
    [yes] あなたのトークン
   *[no] { $who }のトークン
}
area-tonight = { $who }の行動カード
area-hold = { $me ->
    [yes] あなたの品物とトランプ
   *[no] { $who }の品物とトランプ
}
area-shown = 選べるカード

piece-ship = { $me ->
    [yes] あなたの船
   *[no] { $who }の船
}{ $way ->
    [CW] 、時計回りの向き
    [ACW] 、反時計回りの向き
   *[none] {""}
}
piece-marker = ラウンドの目印、{ $rounds }ラウンド中{ $round }
piece-figure = { $me ->
    [yes] あなたは{ $barrel }の樽にいます
   *[no] { $who }は{ $barrel }の樽にいます
}
piece-rose = { $wind }からの風
counted-souls = { $soul ->
    [R] 赤{ $count }個
    [Y] 黄{ $count }個
    [B] 青{ $count }個
    [G] 緑{ $count }個
   *[P] 紫{ $count }個
}

mark-round = { $part ->
    [planning] ラウンド{ $round }/{ $rounds }、日暮れ
    [barrels] ラウンド{ $round }/{ $rounds }、樽
    [activation] ラウンド{ $round }/{ $rounds }、樽
    [ritual] ラウンド{ $round }/{ $rounds }、儀式
    [moonlight] ラウンド{ $round }/{ $rounds }、月明かり
    [aim] ラウンド{ $round }/{ $rounds }、月明かり
    [before-count] ラウンド{ $round }/{ $rounds }、点数を数える前
   *[other] ラウンド{ $round }/{ $rounds }
}
mark-condition = { $wind ->
    [N] 順風
    [E] 嵐
    [S] 凪
   *[W] 人魚の息
}
mark-wind = 風はここから吹いています
mark-haunted = { $wind ->
    [N] 呪い、順風なので働きなし
    [E] 呪い：嵐で船は動けません
    [S] 呪い：凪で船は動けません
   *[W] 呪い：人魚が船を先へ運びます
}
mark-stuck-storm = 動けません。砲撃も受けません
mark-stuck-calm = 動けません。乗り込まれません
mark-watched = 夜警の下：乗り込まれず、砲撃も受けません
mark-match = { $soul }が隣り合うマス
mark-sun = 太陽を持っています
mark-grigri = トクとティックスを受けません
mark-compass = 羅針盤を持っています
mark-played = このラウンドのカード
mark-jail = 牢屋にいます
chip-coins = 金
chip-souls = 魂
chip-power = 力
chip-objects = 品物

note-sea = { $special ->
    [map] ここに着くと金貨1枚
    [watch] ここでは乗り込まれず、砲撃も受けません
    [low] ここではジャックスの魂が1個減り、エースは最弱です
    [high] ここではジャックスの魂が1個増え、エースは最強です
    [sand] ここでは呪いの髑髏を埋められます
   *[current] ここで止まる船を押し戻します
}
note-barrel = { $barrel ->
    [stars] 星：払った色の星に船を置きます
    [starless] 星：この色の空いている星はありません
    [moon] 月：最初に手番を行います
    [bones] 骨：2枚目のカードを選び、ほかの全員のあとで1枚を見せます
    [sea] 海：海のカードを裏返すか、向かい合う2枚を入れ替えます
   *[wind] 風：自分の手番に風向きを変えられます
}
note-token = { $token ->
    [sun] このラウンドの最初の人
    [moon] 手番の人
    [grigri] 持ち主はトクとティックスを受けません
   *[compass] 12、3、6、9番のマスからの1歩で、ほかのどれかへ跳べます
}
note-playing = 最後に、いちばん強い札は3点、いちばん弱い札は-3点
note-brings = { $souls ->
    [0] 何も得られません
   *[other] 魂を{ $souls }個得ます
}
note-wind = { $wind ->
    [N] 風は北からになります：順風
    [E] 風は東からになります：嵐
    [S] 風は南からになります：凪
   *[W] 風は西からになります：人魚の息
}
note-match = 同じ色の隣：1マスか2マス進めます
note-stays = 船は動けないので、とどまります
note-hits = { $hits ->
    [0] 当たりません
   *[other] { $hits }発命中
}
note-end = { $own ->
    [yes] あなたの船は{ $space }番（{ $value }点）へ
   *[no] { $space }番（{ $value }点）へ
}
note-boards = { $who }に乗り込めます
note-tolls = 通行料{ $tolls }回
note-skull = 品物を取れます
note-map = 金貨1枚
note-held = そこで動けなくなります

prompt-plan = このラウンドの行動カードを選んでください
prompt-barrel = 樽へ行くか、パスしてください
prompt-stars = { $soul ->
    [R] 船を置く赤の星を選んでください
    [Y] 船を置く黄の星を選んでください
    [B] 船を置く青の星を選んでください
    [G] 船を置く緑の星を選んでください
    [P] 船を置く紫の星を選んでください
   *[any] 船を置く星を選んでください
}
prompt-sea = 海のカードを裏返すか、向かいのカードと入れ替えてください
prompt-second = 2枚目の行動カードを選んでください
prompt-show = 2枚のうち1枚を見せてください
prompt-menu = { $ready ->
    [yes] { $kind ->
        [tok] あなたの手番：自分の魂を選んでトクを唱えられます
        [tix] あなたの手番：ほかの船にティックスを唱えられます
       *[other] あなたの手番：{ $card }を唱えられます
    }
   *[no] あなたの手番：ほかにしますか？
}
prompt-jax = 袋は空です：儀式から魂を取ってください
prompt-take = { $left ->
    [0] もう1つ取ってください
   *[other] 金貨か魂か品物を取ってください
}
prompt-place = { $soul ->
    [R] 赤の魂を置いてください：赤の隣なら2マス、ほかは1マス
    [Y] 黄の魂を置いてください：黄の隣なら2マス、ほかは1マス
    [B] 青の魂を置いてください：青の隣なら2マス、ほかは1マス
    [G] 緑の魂を置いてください：緑の隣なら2マス、ほかは1マス
    [P] 紫の魂を置いてください：紫の隣なら2マス、ほかは1マス
    [stays] 魂を置くか、パスしてください：船は動けないので進みません
   *[any] 魂を置いてください：同じ色の隣なら2マス、ほかは1マス
}
prompt-sail = { $spaces ->
    [1] 1マス進みます：行き先を選んでください
   *[2] 1マスか2マス進みます：行き先を選んでください
}
prompt-board = { $other }に乗り込みました：何か取ってください
prompt-swap = { $other }とトランプを交換しますか？
prompt-landing = { $cause ->
    [tix] { $other }に押され、髑髏印のマスに着きました：品物を取りますか？
    [maelstrom] { $me ->
        [yes] あなたの大渦で、髑髏印のマスに着きました：品物を取りますか？
       *[no] { $other }の大渦で、髑髏印のマスに着きました：品物を取りますか？
    }
    [wind] { $me ->
        [yes] あなたが風向きを変え、人魚に髑髏印のマスへ運ばれました：品物を取りますか？
       *[no] { $other }が風向きを変え、人魚に髑髏印のマスへ運ばれました：品物を取りますか？
    }
   *[own] 品物を取れます
}
prompt-excess = 品物が多すぎます：1枚捨ててください
prompt-mask = 捨て札からカードを取ってください
prompt-wreck = 難破船：1枚取るか、取らないか選んでください
prompt-facing = 船をどちらへ向けますか？
prompt-fire = 砲撃する船を選んでください
prompt-ghost = { $other }の砲撃を受けました：やり返しますか？
prompt-tix = 自分の船を動かしてください：1歩か、羅針盤で跳ぶか
prompt-octopus = { $soul ->
    [R] { $other }がトクで赤の魂を呼びました：その前に大ダコを使いますか？
    [Y] { $other }がトクで黄の魂を呼びました：その前に大ダコを使いますか？
    [B] { $other }がトクで青の魂を呼びました：その前に大ダコを使いますか？
    [G] { $other }がトクで緑の魂を呼びました：その前に大ダコを使いますか？
    [P] { $other }がトクで紫の魂を呼びました：その前に大ダコを使いますか？
   *[none] 点数を数える前です：大ダコを使いますか？
}
prompt-wait = { $ask ->
    [plan] { $who }がカードを選んでいます
    [barrel] { $who }が樽を選んでいます
    [stars] { $who }が星を選んでいます
    [sea] { $who }が海を変えています
    [second] { $who }が2枚目のカードを選んでいます
    [show] { $who }が見せるカードを選んでいます
    [jax] { $who }が魂を選んでいます
    [take] { $who }が取るものを選んでいます
    [place] { $who }が儀式に臨んでいます
    [sail] { $who }が行き先を選んでいます
    [board] { $who }が乗り込んでいます
    [swap] { $who }がトランプの交換を考えています
    [landing] { $who }が品物を取るか考えています
    [excess] { $who }が捨てる品物を選んでいます
    [mask] { $who }が捨て札を選んでいます
    [wreck] { $who }が難破船を調べています
    [facing] { $who }が船の向きを選んでいます
    [fire] { $who }が砲撃の相手を選んでいます
    [tix] { $who }が船を動かしています
    [octopus] { $who }が大ダコを使うか考えています
    [ghost] { $who }がやり返すか考えています
   *[menu] { $who }の手番です
}
prompt-chance = { $ask ->
    [layout] 海を並べています
    [first] 最初の魂を引いています
    [soul] 魂を引いています
    [cards] トランプを配っています
    [object] 品物を引いています
    [peek] 難破船を調べています
    [rob] 品物を見ずに取っています
   *[cursed] 呪われた海賊がカードをめくっています
}
prompt-over = ゲームは終わりました

column-pirate = 海賊
column-location = マス
column-power = 力
column-coins = 金貨
column-objects = 品物
column-card = 札
column-total = 合計
column-so-far = 現在
sheet-running = 現在のブードゥの力
sheet-held = 品物とトランプ
sheet-discarded = 捨て札（上から順に）
result-won = { $me ->
    [yes] あなたの勝ちです（ブードゥの力{ $points }）
   *[no] { $who }の勝ちです（ブードゥの力{ $points }）
}
result-shared = { $me ->
    [yes] { $who }と勝利を分け合いました（ブードゥの力{ $points }）
   *[no] { $who }が勝利を分け合いました（ブードゥの力{ $points }）
}
