# 对局信息：研究与棋谱库的对话框
data-edit = 对局信息
data-title = 标题
data-title-many = { $count } 局的信息
data-many = 只写入你改动的项目，其余各局保持不变。
data-various = 不一致
data-save = 保存
data-rule = 规则
data-size = 棋盘大小
data-size-less = 缩小棋盘
data-size-more = 放大棋盘
data-black = 黑方
data-white = 白方
data-black-rating = 黑方等级分
data-white-rating = 白方等级分
data-rating = 等级分
data-result = 结果
data-reason = 胜因
data-by-unknown = 不明
data-by-five = 连五
data-by-resignation = 认输
data-by-time = 超时
data-by-foul = 禁手
data-by-absence = 缺席
data-date = 日期
data-date-hint = 2024-05-31、2024-05 或 2024
data-date-wrong = “{ $date }”不是日期。请写成 2024-05-31、2024-05 或 2024。
data-event = 赛事
data-round = 轮次
data-place = 地点
data-opening = 开局
data-protocol = 开局规则
data-time-limit = 用时
data-annotator = 评注者
data-source = 来源
data-comment = 评注
data-node = 这一手
data-node-name = 名称
data-no-properties = 文件在这一手没有其他属性。
data-effect-forbidden = 第 { $number } 手 { $move } 在{ $rule }规则下是禁手（{ $foul ->
    [overline] 长连
    [double-four] 四四
   *[double-three] 三三
}），黑方在此判负。
data-effect-ends = 在{ $rule }规则下，第 { $number } 手 { $move } 使对局结束。
data-effect-goes-on = 在{ $rule }规则下，第 { $number } 手 { $move } 之后对局继续。
data-effect-left-out = 从第 { $number } 手 { $move } 起略去 { $moves } 手。
data-effects-more = 另有 { $count } 处也是如此。
data-looked-anew = 复盘、分析和证明将按{ $rule }规则重新开始。
data-rule-refused = 在{ $rule }规则下，对局一开始就已结束。
data-many-rule = 含有{ $rule }规则不允许的着法的对局保持原规则。
data-keeps-rule = { $count } 局保持原规则，因为{ $rule }规则不允许其中的着法。
data-rule-changed = 规则已改为{ $rule }。按原规则得到的结果已删除；撤销可恢复着法。

# The question after the rule at an import.
import-rule-title = 哪种规则？
import-rule-text = 有 { $count } 局没有写明规则，将按你选择的规则保存。
import-rule-text-more = 有 { $count } 局以上没有写明规则，都将按你选择的规则保存。
import-rule = 规则
import-rule-yes = 导入
import-rule-cancel = 取消导入
import-rule-choose = 选择规则
import-rule-by-format = 这是连珠软件的格式。
import-rule-by-words = 文件写有“{ $text }”，可能是{ $rule }。
import-rule-by-foul = 有因禁手判负的对局，可能是{ $rule }。
import-rule-by-played-fouls = 有 { $count } 局黑方下在连珠的禁点后继续，可能是{ $rule }。
import-rule-by-no-fouls = 有 { $count } 局较长的对局中黑方没有下过禁点，可能是{ $rule }。
import-rule-by-size = 连珠不用这种大小的棋盘，可能是{ $rule }。
import-rule-by-nothing = 文件没有说明规则。
import-kept-freely = 按自由规则保存：{ $reason }
