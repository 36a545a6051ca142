//! The names by which files call rules and opening protocols.
//!
//! Names are matched by whole words, because parts of words mislead: `verified` is not RIF and `Carolina` is not Caro. A rule that
//! is denied (`not renju`, `無禁手`) is not taken, and two rules that contradict each other are none.

use narabe_rules::Rule;

/// What a word says of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hint {
    /// This rule and no other.
    Rule(Rule),
    /// That there are forbidden points: Renju, or Freestyle where it is denied.
    Forbidden,
    /// Five exactly; beside the name of another rule it says only that the rule is the usual one.
    Standard,
    /// The game, which is played freestyle where nothing else is said.
    Game,
}

/// Words in languages with spaces, in small letters.
const WORDS: [(&str, Hint); 46] = [
    ("renju", Hint::Rule(Rule::Renju)),
    ("rif", Hint::Rule(Rule::Renju)),
    ("soosyrv", Hint::Rule(Rule::Renju)),
    ("soosorv", Hint::Rule(Rule::Renju)),
    ("soosõrv", Hint::Rule(Rule::Renju)),
    ("soosrv", Hint::Rule(Rule::Renju)),
    ("sosyrv", Hint::Rule(Rule::Renju)),
    ("soos", Hint::Rule(Rule::Renju)),
    ("yamaguchi", Hint::Rule(Rule::Renju)),
    ("yamasyrv", Hint::Rule(Rule::Renju)),
    ("yamarashi", Hint::Rule(Rule::Renju)),
    ("taraguchi", Hint::Rule(Rule::Renju)),
    ("taraguchi's", Hint::Rule(Rule::Renju)),
    ("tarannikov", Hint::Rule(Rule::Renju)),
    ("tarannikow", Hint::Rule(Rule::Renju)),
    ("sakata", Hint::Rule(Rule::Renju)),
    ("linhuan", Hint::Rule(Rule::Renju)),
    ("рэндзю", Hint::Rule(Rule::Renju)),
    ("рендзю", Hint::Rule(Rule::Renju)),
    ("ренджу", Hint::Rule(Rule::Renju)),
    ("ренжу", Hint::Rule(Rule::Renju)),
    ("forbidden", Hint::Forbidden),
    ("foul", Hint::Forbidden),
    ("fouls", Hint::Forbidden),
    ("kinjite", Hint::Forbidden),
    ("фолы", Hint::Forbidden),
    ("фолов", Hint::Forbidden),
    ("фолами", Hint::Forbidden),
    ("longcaro", Hint::Rule(Rule::CaroOverline)),
    ("caro", Hint::Rule(Rule::Caro)),
    ("rô", Hint::Rule(Rule::Caro)),
    ("freestyle", Hint::Rule(Rule::Freestyle)),
    ("free", Hint::Rule(Rule::Freestyle)),
    ("freestyles", Hint::Rule(Rule::Freestyle)),
    ("свободный", Hint::Rule(Rule::Freestyle)),
    ("свободные", Hint::Rule(Rule::Freestyle)),
    ("standard", Hint::Standard),
    ("exact", Hint::Standard),
    ("exactly", Hint::Standard),
    ("стандарт", Hint::Standard),
    ("стандартные", Hint::Standard),
    ("gomoku", Hint::Game),
    ("gobang", Hint::Game),
    ("omok", Hint::Game),
    ("гомоку", Hint::Game),
    ("piškvorky", Hint::Game),
];
/// Signs in languages without spaces; none for a rule that is named and denied. Each is taken out of the text where it is found, so
/// that those with others in them come first.
const SIGNS: [(&str, Option<Hint>); 52] = [
    ("chặn hai đầu", Some(Hint::Rule(Rule::Caro))),
    ("chặn 2 đầu", Some(Hint::Rule(Rule::Caro))),
    ("五子连珠", Some(Hint::Game)),
    ("五子連珠", Some(Hint::Game)),
    ("没有禁手", Some(Hint::Rule(Rule::Freestyle))),
    ("沒有禁手", Some(Hint::Rule(Rule::Freestyle))),
    ("无禁手", Some(Hint::Rule(Rule::Freestyle))),
    ("無禁手", Some(Hint::Rule(Rule::Freestyle))),
    ("不带禁手", Some(Hint::Rule(Rule::Freestyle))),
    ("不帶禁手", Some(Hint::Rule(Rule::Freestyle))),
    ("禁手なし", Some(Hint::Rule(Rule::Freestyle))),
    ("禁手無", Some(Hint::Rule(Rule::Freestyle))),
    ("禁手无", Some(Hint::Rule(Rule::Freestyle))),
    ("禁じ手なし", Some(Hint::Rule(Rule::Freestyle))),
    ("禁じ手無", Some(Hint::Rule(Rule::Freestyle))),
    ("无禁", Some(Hint::Rule(Rule::Freestyle))),
    ("無禁", Some(Hint::Rule(Rule::Freestyle))),
    ("금수 없", Some(Hint::Rule(Rule::Freestyle))),
    ("금수없", Some(Hint::Rule(Rule::Freestyle))),
    ("有禁手", Some(Hint::Rule(Rule::Renju))),
    ("禁じ手", Some(Hint::Rule(Rule::Renju))),
    ("禁手", Some(Hint::Rule(Rule::Renju))),
    ("有禁", Some(Hint::Rule(Rule::Renju))),
    ("금수", Some(Hint::Rule(Rule::Renju))),
    ("非连珠", None),
    ("非連珠", None),
    ("不是连珠", None),
    ("連珠ではない", None),
    ("非标准", None),
    ("非標準", None),
    ("连珠", Some(Hint::Rule(Rule::Renju))),
    ("連珠", Some(Hint::Rule(Rule::Renju))),
    ("联珠", Some(Hint::Rule(Rule::Renju))),
    ("聯珠", Some(Hint::Rule(Rule::Renju))),
    ("렌주", Some(Hint::Rule(Rule::Renju))),
    ("索索夫", Some(Hint::Rule(Rule::Renju))),
    ("山口", Some(Hint::Rule(Rule::Renju))),
    ("塔拉", Some(Hint::Rule(Rule::Renju))),
    ("坂田", Some(Hint::Rule(Rule::Renju))),
    ("フリースタイル", Some(Hint::Rule(Rule::Freestyle))),
    ("自由规则", Some(Hint::Rule(Rule::Freestyle))),
    ("自由規則", Some(Hint::Rule(Rule::Freestyle))),
    ("长连不胜", Some(Hint::Rule(Rule::Standard))),
    ("長連不勝", Some(Hint::Rule(Rule::Standard))),
    ("标准", Some(Hint::Standard)),
    ("標準", Some(Hint::Standard)),
    ("五子棋", Some(Hint::Game)),
    ("五目並べ", Some(Hint::Game)),
    ("五目ならべ", Some(Hint::Game)),
    ("五目", Some(Hint::Game)),
    ("오목", Some(Hint::Game)),
    ("五連", Some(Hint::Game)),
];
/// Words that deny what follows them.
const NOT: [&str; 17] = [
    "no", "not", "non", "without", "never", "isn't", "ohne", "kein", "keine", "nicht", "sans",
    "sin", "bez", "без", "не", "нет", "không",
];
/// Words that deny what stands before them.
const OFF: [&str; 4] = ["off", "disabled", "false", "no"];
/// How far before a word one stands that denies it, in words: `not a renju game`.
const REACH: usize = 2;
/// Words that stand between one that denies and what it denies.
const FILLERS: [&str; 7] = ["a", "an", "the", "any", "using", "with", "played"];
// Games in which stones are captured, or threes and fours are forbidden otherwise than in Renju.
const OTHER_GAMES: [&str; 2] = ["ninuki", "pente"];
const OTHER_SIGNS: [&str; 2] = ["33 금지", "33금지"];
/// The numbers of Gomocup's protocol.
const NUMBERS: [(&str, Rule); 4] = [
    ("0", Rule::Freestyle),
    ("1", Rule::Standard),
    ("4", Rule::Renju),
    ("8", Rule::Caro),
];

/// The rule that a file names, if we know it and nothing in the name contradicts it.
pub fn rule_named(name: &str) -> Option<Rule> {
    let lower = name.trim().to_lowercase();
    let number = NUMBERS.iter().find(|(number, _)| *number == lower);
    let is_other_game = (words(name).iter()).any(|word| OTHER_GAMES.contains(&word.as_str()))
        || OTHER_SIGNS.iter().any(|signs| lower.contains(signs));
    if is_other_game {
        return None;
    }
    Rule::from_id(&lower)
        .or_else(|| number.map(|&(_, rule)| rule))
        .or_else(|| NameHints::of(name.trim()).rule())
}

/// What the words of a name say.
#[derive(Default)]
struct NameHints {
    hints: Vec<Hint>,
    denied: Vec<Hint>,
    /// Whether a rule is denied that is none of ours.
    is_denied: bool,
}

impl NameHints {
    fn of(name: &str) -> Self {
        let mut said = Self::default();
        // `禁手：无` is one sign like `禁手无`.
        let mut text = name
            .to_lowercase()
            .replace(": ", "")
            .replace(['：', ':'], "");
        for (signs, hint) in SIGNS {
            if text.contains(signs) {
                text = text.replace(signs, " ");
                match hint {
                    Some(hint) => said.hints.push(hint),
                    None => said.is_denied = true,
                }
            }
        }
        let words = words(name);
        for (at, word) in words.iter().enumerate() {
            let Some(hint) = hint_of(&words, at, word) else {
                continue;
            };
            match (is_denied(&words, at), hint) {
                (false, Hint::Forbidden) => said.hints.push(Hint::Rule(Rule::Renju)),
                (true, Hint::Forbidden) => said.hints.push(Hint::Rule(Rule::Freestyle)),
                (false, hint) => said.hints.push(hint),
                (true, hint) => said.denied.push(hint),
            }
        }
        said
    }

    fn rule(&self) -> Option<Rule> {
        let mut named = self.hints.iter().filter_map(|hint| match hint {
            Hint::Rule(rule) => Some(*rule),
            Hint::Forbidden | Hint::Standard | Hint::Game => None,
        });
        let is_standard = self.hints.contains(&Hint::Standard);
        let is_game = self.hints.contains(&Hint::Game);
        match named.next() {
            Some(rule) => {
                let is_contradicted = named.any(|other| other != rule)
                    || self.denied.contains(&Hint::Rule(rule))
                    || rule == Rule::Freestyle && is_standard;
                (!is_contradicted).then_some(rule)
            }
            None if is_standard => {
                (!self.denied.contains(&Hint::Standard)).then_some(Rule::Standard)
            }
            None if is_game => {
                let is_other = |hint: &Hint| *hint != Hint::Rule(Rule::Renju);
                let is_open = self.is_denied || self.denied.iter().any(is_other);
                (!is_open).then_some(Rule::Freestyle)
            }
            None => None,
        }
    }
}

/// The words and numbers of a name in small letters: `GomokuFreestyle15_1` has two words.
fn words(name: &str) -> Vec<String> {
    let mut spaced = String::with_capacity(name.len());
    let mut before = ' ';
    for char in name.chars() {
        let is_camel = before.is_lowercase() && char.is_uppercase();
        if is_camel || before.is_numeric() != char.is_numeric() {
            spaced.push(' ');
        }
        before = char;
        spaced.push(char);
    }
    spaced
        .to_lowercase()
        .replace('’', "'")
        .split(|char: char| !(char.is_alphanumeric() || char == '\''))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What a word says. Two words that belong together count as the first or the second: `free style`, `ca rô`.
fn hint_of(words: &[String], at: usize, word: &str) -> Option<Hint> {
    let is_next = |next: &str| words.get(at + 1).is_some_and(|word| word == next);
    let is_before = |before: &str| at > 0 && words[at - 1] == before;
    let is_alone = match word {
        "free" => !is_next("style"),
        "rô" => !is_before("ca"),
        _ => false,
    };
    let found = WORDS.iter().find(|(known, _)| *known == word);
    let found = found.filter(|_| !is_alone).map(|(_, hint)| *hint);
    // `rule=4`, `rule 1`: a number of Gomocup's protocol.
    let number = NUMBERS.iter().find(|(number, _)| *number == word);
    let number = number
        .filter(|_| is_before("rule"))
        .map(|(_, rule)| Hint::Rule(*rule));
    found.or(number)
}

/// Whether a word is denied by those around it.
fn is_denied(words: &[String], at: usize) -> bool {
    let before = words[..at].iter().rev();
    let near = before
        .filter(|word| !FILLERS.contains(&word.as_str()))
        .take(REACH);
    let is_last = |word: &String| OFF.contains(&word.as_str());
    let rest = &words[at + 1..];
    near.clone().any(|word| NOT.contains(&word.as_str()))
        || matches!(rest, [word] if is_last(word))
        || matches!(rest, [rules, word] if rules.starts_with("rule") && is_last(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_known_by_many_names() {
        for (name, rule) in [
            ("Renju", Some(Rule::Renju)),
            ("Soosyrv-8", Some(Rule::Renju)),
            ("Taraguchi-10", Some(Rule::Renju)),
            ("RIF", Some(Rule::Renju)),
            ("4", Some(Rule::Renju)),
            ("Gomoku (Renju rules)", Some(Rule::Renju)),
            ("Gomoku rule=4", Some(Rule::Renju)),
            ("rule 1, freestyle", None),
            ("standard renju", Some(Rule::Renju)),
            ("禁手", Some(Rule::Renju)),
            ("禁手：无", Some(Rule::Freestyle)),
            ("禁手: なし", Some(Rule::Freestyle)),
            ("禁手：有", Some(Rule::Renju)),
            ("Ninuki-renju", None),
            ("Carpenter renju", Some(Rule::Renju)),
            ("오목 (33 금지)", None),
            ("有禁手", Some(Rule::Renju)),
            ("禁手あり", Some(Rule::Renju)),
            ("連珠", Some(Rule::Renju)),
            ("联珠", Some(Rule::Renju)),
            ("렌주룰", Some(Rule::Renju)),
            ("Рэндзю", Some(Rule::Renju)),
            ("with forbidden moves", Some(Rule::Renju)),
            ("Standard15_1", Some(Rule::Standard)),
            ("Standard Gomoku", Some(Rule::Standard)),
            ("exactly five", Some(Rule::Standard)),
            ("longcaro", Some(Rule::CaroOverline)),
            ("Luật Gomoku chặn hai đầu", Some(Rule::Caro)),
            ("Cờ ca rô", Some(Rule::Caro)),
            ("Caro", Some(Rule::Caro)),
            ("0", Some(Rule::Freestyle)),
            ("GomokuFreestyle15_1", Some(Rule::Freestyle)),
            ("free style", Some(Rule::Freestyle)),
            ("五子棋", Some(Rule::Freestyle)),
            ("五目並べ", Some(Rule::Freestyle)),
            ("无禁手", Some(Rule::Freestyle)),
            ("無禁手", Some(Rule::Freestyle)),
            ("禁手なし", Some(Rule::Freestyle)),
            ("no forbidden moves", Some(Rule::Freestyle)),
            ("без фолов", Some(Rule::Freestyle)),
            ("", None),
            ("Japanese", None),
        ] {
            assert_eq!(rule_named(name), rule, "{name}");
        }
        for rule in Rule::ALL {
            assert_eq!(rule_named(rule.id()), Some(rule));
        }
    }

    #[test]
    fn bug_parts_of_words_and_denied_words_were_taken_for_rules() {
        for (name, rule) in [
            ("Gomoku (no Renju rules)", Some(Rule::Freestyle)),
            ("not renju", None),
            ("This is not a renju game", None),
            ("non-renju", None),
            ("Renju: off", None),
            ("Renju rules: no", None),
            ("verified freestyle", Some(Rule::Freestyle)),
            ("Carolina cup freestyle", Some(Rule::Freestyle)),
            ("Carolina cup", None),
            ("non-standard", None),
            ("non-standard gomoku", None),
            ("nonstandard", None),
            ("gomoku, not freestyle", None),
            ("Renju or freestyle", None),
            ("standard freestyle", None),
            ("非连珠", None),
            ("free", None),
            ("五子连珠", Some(Rule::Freestyle)),
            ("Renju No. 5", Some(Rule::Renju)),
        ] {
            assert_eq!(rule_named(name), rule, "{name}");
        }
    }
}
