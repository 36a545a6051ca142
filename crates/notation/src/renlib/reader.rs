//! Libraries as trees.

use super::file::branch;
use crate::game_file::{ReadError, RenLibIndex, Sink};

/// Reads a library, which is one game with many variations. One with more moves than asked for yields its index instead.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    // Whether there are too many moves shows at the end; until then the tree counts as the other half of the work.
    let parts = if sink.may_be_large(bytes.len()) { 1 } else { 2 };
    let index = RenLibIndex::of(bytes, sink.options().into(), &mut |read| {
        sink.progress(read / parts)
    })?;
    if let Some(fault) = index.fault() {
        sink.skip(fault.clone())?;
    }
    if sink.is_too_large(index.move_count()) {
        return sink.large(index);
    }
    sink.game(branch(bytes, &index, 0))
}

#[cfg(test)]
mod tests {
    use super::super::parts::{HEADER, MAGIC, VERSION, point};
    use super::*;
    use crate::files::read_games;
    use crate::game_file::{Assumption, Format, LossKind, ReadOptions};
    use crate::game_tree::{GameTree, TreeMark, TreeNode};

    fn read(nodes: &[u8]) -> Result<crate::game_file::GameFile, ReadError> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION);
        bytes.resize(HEADER, 0xff);
        bytes.extend(nodes);
        read_games("test.lib", &bytes, &ReadOptions::default())
    }

    fn moves(tree: &GameTree) -> Vec<String> {
        let nodes = tree.nodes().skip(1);
        nodes
            .map(|node| {
                tree.turn(node)
                    .map_or("-".to_owned(), |turn| turn.to_string())
            })
            .collect()
    }

    #[test]
    fn siblings_follow_after_all_that_is_below_a_move() {
        let file =
            read(b"\x00\x00\x78\x00\x69\x89\x00\x01Hi\x08x\x00\x00A\x00\x5a\x40\x68\x40").unwrap();
        let tree = &file.games[0].tree;
        assert_eq!(moves(tree), ["h8", "i9", "j10", "h9"]);
        let i9 = tree.nodes().nth(2).unwrap();
        assert_eq!(tree.next_sibling(i9), tree.nodes().nth(4));
        assert_eq!(tree.comment(i9), "Hi\nx");
        assert_eq!(tree.marks(i9).count(), 0);
        let label = (point(0x69).unwrap(), TreeMark::Label("A"));
        let h8 = tree.parent(i9).unwrap();
        assert_eq!(tree.marks(h8).collect::<Vec<_>>(), [label]);
    }

    /// The texts of four moves after h8, and what they say in GBK.
    const TEXTS: &[u8] = b"\x00\x00\x78\x00\x68\xc1\x00\x01a\x00\x69\xc1\x00\x01#\x00\
        \x7a\xc1\x00\x01\xd0\xb1\x00\x00\x79\x41\x00\x01\xa1\xf1\x00\x00";

    #[test]
    fn bug_board_texts_in_gbk_were_vietnamese_and_shown_after_their_moves() {
        let file = read(TEXTS).unwrap();
        let game = &file.games[0];
        let shown = |node: TreeNode| -> Vec<String> {
            let marks = game.tree.marks(node);
            marks
                .map(|(point, mark)| format!("{point} {mark:?}"))
                .collect()
        };
        let h8 = game.tree.nodes().nth(1).unwrap();
        assert_eq!(
            shown(h8),
            [
                "i8 Label(\"●\")",
                "j8 Label(\"斜\")",
                "h9 Label(\"a\")",
                "i9 Label(\"#\")"
            ]
        );
        for node in game.tree.nodes().filter(|node| *node != h8) {
            assert!(shown(node).is_empty());
        }
        assert_eq!(
            game.lost.assumed().next(),
            Some(&Assumption::CodePage("GBK".to_owned()))
        );
    }

    #[test]
    fn the_texts_of_a_library_are_kept_by_sgf_and_by_a_study() {
        let games = read(TEXTS).unwrap().games;
        let options = crate::WriteOptions::default();
        let write = |format, games: &[_]| crate::write_games(format, games, &options).unwrap();
        let sgf = write(Format::Sgf, &games);
        assert!(sgf.lost.is_complete(), "{:?}", sgf.lost);
        let text = String::from_utf8(sgf.bytes.clone()).unwrap();
        assert!(text.contains(";B[hh]LB[ih:●][jh:斜][hg:a][ig:#]"), "{text}");
        let read = read_games("a.sgf", &sgf.bytes, &ReadOptions::default()).unwrap();
        assert_eq!(read.games[0].tree, games[0].tree);
        let library = write(Format::RenLib, &read.games);
        assert_eq!(library.lost.count(LossKind::BoardTexts), 0);
        let again = read_games("a.lib", &library.bytes, &ReadOptions::default()).unwrap();
        assert_eq!(again.games[0].tree, games[0].tree);
    }

    #[test]
    fn a_stone_on_a_stone_is_left_out_with_its_branch() {
        let file = read(b"\x00\x00\x78\x00\x78\x80\x69\x40\x5a\x40").unwrap();
        let game = &file.games[0];
        assert_eq!(moves(&game.tree), ["h8", "j10"]);
        assert_eq!(game.lost.count(LossKind::OccupiedPoints), 1);
    }

    #[test]
    fn board_texts_on_passes_are_counted() {
        let file = read(b"\x00\x00\x78\x00\x00\x41\x00\x01A\x00").unwrap();
        let game = &file.games[0];
        assert_eq!(moves(&game.tree), ["h8", "--"]);
        assert_eq!(game.lost.count(LossKind::BoardTextsOnPasses), 1);
    }

    #[test]
    fn what_comes_before_a_damaged_place_is_read() {
        let file = read(b"\x00\x00\x78\x00\xf3\x00").unwrap();
        assert_eq!(moves(&file.games[0].tree), ["h8"]);
        assert!(
            file.skipped[0].to_string().starts_with("byte 24: `F3`"),
            "{:?}",
            file.skipped
        );
        assert!(read(b"\x00\x00\xf3\x00").is_err());
    }

    #[test]
    fn bug_bytes_after_the_end_of_the_tree_were_passed_over_without_a_word() {
        let odd = |nodes: &[u8]| -> Vec<String> {
            let file = read(nodes).unwrap();
            assert_eq!(moves(&file.games[0].tree), ["h8", "i9"]);
            file.games[0].lost.odd().map(ToString::to_string).collect()
        };
        let tree = b"\x00\x00\x78\x00\x69\x40";
        assert_eq!(odd(tree), [""; 0]);
        for (rest, told) in [
            (&b"\x68"[..], "68"),
            (b"\x68\x40\x00\xff", "68 40 00 FF"),
            (&[0x68; 300], "68 68 68 … 300 B"),
        ] {
            let odd = odd(&[tree, rest].concat());
            assert_eq!(odd.len(), 1, "{odd:?}");
            assert!(odd[0].starts_with(&format!("byte 26: `{told}`")), "{odd:?}");
        }
    }

    #[test]
    fn bug_a_library_cut_behind_a_move_or_inside_a_text_was_read_without_a_word() {
        for (nodes, told, first) in [
            (
                &b"\x00\x00\x78\x00"[..],
                "byte 24: the file ends inside a move",
                "h8",
            ),
            (
                b"\x00\x00\x78\x00\x69\x80\x5a\x40",
                "byte 28: the file ends inside a move",
                "h8",
            ),
            (
                b"\x00\x00\x78\x48half",
                "byte 28: the file ends inside a text",
                "h8",
            ),
            (
                b"\x00\x00\x78\x08half",
                "byte 28: the file ends inside a move",
                "h8",
            ),
            (
                b"\x00\x00\x78\x41\x00\x01AB",
                "byte 28: the file ends inside a text",
                "h8",
            ),
        ] {
            let file = read(nodes).unwrap();
            assert_eq!(moves(&file.games[0].tree)[0], first);
            let skipped: Vec<_> = file.skipped.iter().map(ToString::to_string).collect();
            assert_eq!(skipped, [told]);
        }
        let root = read(b"\x00\x48half").unwrap();
        assert_eq!(root.games[0].tree.comment(TreeNode::ROOT), "half");
        assert_eq!(root.skipped.len(), 1);
    }

    #[test]
    fn bug_one_broken_comment_of_a_library_overruled_all_others() {
        let text = encoding_rs::GBK
            .encode("黑方必胜，白棋无法防守")
            .0
            .into_owned();
        let mut nodes = b"\x00\x00".to_vec();
        for (number, point) in (0x71..=0x7f).chain(0x61..=0x6f).enumerate() {
            nodes.extend([point, 0x08]);
            let noise = number == 2;
            let length = text.len() - usize::from(number == 1);
            let comment = &text[..length];
            let noisy: Vec<u8> = (0..900_u16)
                .map(|at| 0x81 + (at * 37 % 120) as u8)
                .collect();
            nodes.extend(if noise { &noisy } else { comment });
            nodes.push(0);
            let written = if noise { noisy.len() } else { comment.len() } + 1;
            nodes.extend(vec![0; written % 2]);
        }
        let file = read(&nodes).unwrap();
        let game = &file.games[0];
        for (number, node) in game.tree.nodes().skip(1).enumerate() {
            let is_whole = number != 1 && number != 2;
            assert_eq!(
                game.tree.comment(node) == "黑方必胜，白棋无法防守",
                is_whole,
                "{number}"
            );
        }
        let told: Vec<String> = game.lost.odd().map(ToString::to_string).collect();
        assert!(told[0].starts_with("move 2: "), "{told:?}");
    }

    #[test]
    fn other_versions_are_refused() {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([3, 5]);
        bytes.resize(HEADER, 0xff);
        let error = read_games("a.lib", &bytes, &ReadOptions::default()).unwrap_err();
        assert!(error.to_string().contains("3.05"), "{error}");
    }

    #[test]
    fn russian_comments_are_guessed() {
        let mut nodes = b"\x00\x00\x78\x48".to_vec();
        let text = "Лучший ход чёрных, белые проигрывают";
        nodes.extend(encoding_rs::WINDOWS_1251.encode(text).0.iter());
        nodes.extend([0, 0]);
        let file = read(&nodes).unwrap();
        let game = &file.games[0];
        let h8 = game.tree.last();
        assert_eq!(game.tree.comment(h8), text);
        assert_eq!(
            game.lost.assumed().next(),
            Some(&Assumption::CodePage("windows-1251".to_owned()))
        );
    }
}
