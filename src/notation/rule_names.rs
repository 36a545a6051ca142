//! The names by which files call rules and opening protocols.

use crate::rules::Rule;

/// Words that stand in the names of rules, those first that are parts of no other rule's name.
const WORDS: [(&str, Rule); 22] = [
    ("renju", Rule::Renju),
    ("rif", Rule::Renju),
    ("soos", Rule::Renju),
    ("yamaguchi", Rule::Renju),
    ("yamasyrv", Rule::Renju),
    ("yamarashi", Rule::Renju),
    ("taraguchi", Rule::Renju),
    ("tarannikov", Rule::Renju),
    ("sakata", Rule::Renju),
    ("linhuan", Rule::Renju),
    ("索索夫", Rule::Renju),
    ("山口", Rule::Renju),
    ("连珠", Rule::Renju),
    ("連珠", Rule::Renju),
    ("longcaro", Rule::CaroOverline),
    ("caro", Rule::Caro),
    ("standard", Rule::Standard),
    ("exact", Rule::Standard),
    ("freestyle", Rule::Freestyle),
    ("free style", Rule::Freestyle),
    ("gomoku", Rule::Freestyle),
    ("五子棋", Rule::Freestyle),
];
/// The numbers of Gomocup's protocol.
const NUMBERS: [(&str, Rule); 4] = [
    ("0", Rule::Freestyle),
    ("1", Rule::Standard),
    ("4", Rule::Renju),
    ("8", Rule::Caro),
];

/// The rule that a file names, if we know it.
pub fn rule_named(name: &str) -> Option<Rule> {
    let name = name.trim().to_lowercase();
    let number = NUMBERS.iter().find(|(number, _)| *number == name);
    let word = || WORDS.iter().find(|(word, _)| name.contains(word));
    Rule::from_id(&name).or_else(|| number.or_else(word).map(|&(_, rule)| rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_known_by_many_names() {
        for (name, rule) in [
            ("Renju", Some(Rule::Renju)),
            ("Soosyrv-8", Some(Rule::Renju)),
            ("4", Some(Rule::Renju)),
            ("Standard15_1", Some(Rule::Standard)),
            ("longcaro", Some(Rule::CaroOverline)),
            ("0", Some(Rule::Freestyle)),
            ("", None),
            ("Japanese", None),
        ] {
            assert_eq!(rule_named(name), rule, "{name}");
        }
        for rule in Rule::ALL {
            assert_eq!(rule_named(rule.id()), Some(rule));
        }
    }
}
