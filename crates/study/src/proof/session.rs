//! A person's walk through a proof, on either side.
//!
//! A person who plays the defender tries any legal move, and the answer comes from the proof. One who plays the attacker has to
//! find winning moves; a move that the proof does not know is an [`AttackQuestion`] for a solver, whose verdict comes back by
//! [`ProofSession::judge`]. What the person does meanwhile drops the question.

use super::attack_answer::{AttackAnswer, AttackTrial, AttackVerdict};
use super::defences::{exchange_defence, line_after, other};
use super::walk::{ProofWalk, WalkError};
use crate::sentence::Sentence;
use narabe_rules::{Point, Position, Side};

/// Nodes with which a person's attack is judged.
const ATTACK_NODES: u64 = 10_000;

/// The side that the person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ProofRole {
    /// The side that loses.
    #[default]
    Defender,
    /// The side that wins.
    Attacker,
}

/// What came of the last press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProofReply {
    /// The verdict on an attack.
    Answer(Sentence),
    /// A stone cannot be played there.
    Refused(WalkError),
    /// The engine failed with this message.
    Failed(String),
}

/// An attack for a solver to judge.
#[derive(Debug, Clone, PartialEq)]
pub struct AttackQuestion {
    /// The position before the attack.
    pub position: Position,
    /// The attack.
    pub trial: AttackTrial,
}

/// A walk through a proof with the side that the person plays.
#[derive(Debug, Clone)]
pub struct ProofSession {
    walk: ProofWalk,
    role: ProofRole,
    /// The chosen defence, as an index into those against the last attack.
    chosen: usize,
    line: Vec<(Point, Side)>,
    /// The attack that a solver is judging.
    tried: Option<Point>,
    reply: Option<ProofReply>,
}

impl ProofSession {
    /// Begins where the person is to move, with the longest defence chosen.
    pub fn new(walk: ProofWalk, role: ProofRole) -> Self {
        let mut session = Self {
            walk,
            role,
            chosen: 0,
            line: Vec::new(),
            tried: None,
            reply: None,
        };
        session.settle();
        session
    }

    /// The walk.
    pub const fn walk(&self) -> &ProofWalk {
        &self.walk
    }

    /// The side that the person plays.
    pub const fn role(&self) -> ProofRole {
        self.role
    }

    /// The index of the chosen defence among those against the last attack.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// The moves after the chosen defence, up to the five. Begins with the defence if the proof lists none.
    pub fn line(&self) -> &[(Point, Side)] {
        &self.line
    }

    /// The attack of the person's that a solver is judging.
    pub const fn tried(&self) -> Option<Point> {
        self.tried
    }

    /// What came of the last press.
    pub const fn reply(&self) -> Option<&ProofReply> {
        self.reply.as_ref()
    }

    /// Plays a stone of the side that the person plays, and the answer to it. Returns an attack that the proof does not know.
    pub fn press(&mut self, point: Point) -> Option<AttackQuestion> {
        self.tried = None;
        let played = match self.role {
            ProofRole::Defender => self.walk.defend(point).map(|_| None),
            ProofRole::Attacker => self.attack(point),
        };
        let (question, refused) = match played {
            Ok(question) => (question, None),
            Err(refused) => (None, Some(refused)),
        };
        self.tried = question.as_ref().map(|question| question.trial.attack);
        self.reply = refused.map(ProofReply::Refused);
        self.settle();
        question
    }

    /// Plays the attack of the proof and the longest defence; returns another attack.
    fn attack(&mut self, point: Point) -> Result<Option<AttackQuestion>, WalkError> {
        let Some(trial) = self.walk.trial(point, ATTACK_NODES)? else {
            self.walk.advance();
            self.walk.play_longest_defence();
            return Ok(None);
        };
        // The game continues here, so a proof can begin here.
        let position = Position::from_setup(&self.walk.setup()).ok();
        Ok(position.map(|position| AttackQuestion { position, trial }))
    }

    /// Plays the chosen defence, or the attack of the proof. Returns an attack as [`press`](Self::press) does.
    pub fn advance(&mut self) -> Option<AttackQuestion> {
        self.tried = None;
        let next = match self.walk.to_move()? {
            side if side == self.walk.winner() => Some(self.walk.node().attack),
            _ => self.walk.all_defences().get(self.chosen).copied(),
        };
        self.press(next?)
    }

    /// Stores the verdict on the attack that was tried, and plays the attack if it wins. Without a verdict the attack is dropped.
    pub fn judge(&mut self, verdict: Option<AttackVerdict>) {
        let Some(point) = self.tried.take() else {
            return;
        };
        if let Some(verdict) = verdict {
            self.reply = match self.walk.answer(point, verdict) {
                Ok(answer) => {
                    let words = self.walk.words_of_answer(point, &answer);
                    if !matches!(answer, AttackAnswer::Lost(_)) {
                        self.walk.play_longest_defence();
                    }
                    words.map(ProofReply::Answer)
                }
                Err(refused) => Some(ProofReply::Refused(refused)),
            };
        }
        self.settle();
    }

    /// Drops the attack that was tried, because the engine failed with this message.
    pub fn fail(&mut self, reason: String) {
        self.tried = None;
        self.reply = Some(ProofReply::Failed(reason));
        self.settle();
    }

    /// Drops the attack that was tried.
    pub(super) fn drop_attack(&mut self) {
        self.tried = None;
    }

    /// Goes to the position after these moves.
    pub fn go_to(&mut self, path: &[Point]) {
        self.tried = None;
        self.reply = self.walk.go_to(path).err().map(ProofReply::Refused);
        self.settle();
    }

    /// Takes the last move and the answer to it back.
    pub fn step_back(&mut self) {
        self.tried = None;
        self.reply = None;
        let path = self.walk.path().to_vec();
        let moves = path.len();
        let left = match self.role {
            ProofRole::Attacker if self.walk.is_won() => moves - 1,
            ProofRole::Attacker if moves < 2 => return,
            // The first attack stays: there is nothing to defend against before it.
            ProofRole::Defender if moves < 3 => return,
            ProofRole::Attacker | ProofRole::Defender => moves - 2,
        };
        let undone = path.get(left).copied();
        // These moves are those of the walk, so this cannot fail.
        let _ = self.walk.go_to(&path[..left]);
        self.settle();
        // The defence that was taken back is the chosen one.
        let mut defences = self.walk.defences().into_iter();
        if let Some(index) = defences.position(|defence| Some(defence.point) == undone) {
            self.choose(index);
        }
    }

    /// Chooses the next defence, or the one before; one that the program has played is exchanged.
    pub fn choose_other(&mut self, is_next: bool) {
        self.tried = None;
        if self.role == ProofRole::Attacker {
            exchange_defence(&mut self.walk, is_next);
            self.reply = None;
            self.settle();
            return;
        }
        let count = self.walk.defences().len();
        if count > 0 {
            self.choose(other(self.chosen, count, is_next));
        }
    }

    /// Lets the person play the other side.
    pub fn change_side(&mut self) {
        self.tried = None;
        self.role = match self.role {
            ProofRole::Defender => ProofRole::Attacker,
            ProofRole::Attacker => ProofRole::Defender,
        };
        self.reply = None;
        self.settle();
    }

    /// Goes to where the person is to move, and chooses the longest defence.
    fn settle(&mut self) {
        let is_attack_due = self.walk.to_move() == Some(self.walk.winner());
        match self.role {
            ProofRole::Defender if is_attack_due => _ = self.walk.advance(),
            ProofRole::Attacker if !is_attack_due && !self.walk.is_won() => {
                self.walk.step_back();
            }
            ProofRole::Defender | ProofRole::Attacker => {}
        }
        self.choose(0);
    }

    /// Chooses a defence against the last attack, and determines the moves after it.
    fn choose(&mut self, index: usize) {
        self.chosen = index;
        self.line = line_after(&mut self.walk, index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::ProvenWin;
    use narabe_engine_core::Setup;
    use narabe_rules::{BoardSize, Rule};

    fn point(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// Black has an open three and wins by fours.
    const THREE: &str = "h8 i9 i8 h9 j8 a1";
    /// Black makes two threes at once.
    const TWOS: &str = "h8 a1 i8 a15 j9 o1 j10 o15";

    fn session(role: ProofRole) -> ProofSession {
        session_after(THREE, role)
    }

    fn session_after(moves: &str, role: ProofRole) -> ProofSession {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for name in moves.split(' ') {
            position.play(point(name)).unwrap();
        }
        let setup = Setup::from(&position);
        let win = ProvenWin::find(&setup, 10_000, 10_000, &|| false).unwrap();
        ProofSession::new(ProofWalk::new(&setup, win), role)
    }

    fn moves(session: &ProofSession) -> usize {
        session.walk().path().len()
    }

    fn verdict(question: &AttackQuestion) -> AttackVerdict {
        let setup = Setup::from(&question.position);
        question.trial.judge(&setup, &|| false)
    }

    #[test]
    fn any_defence_is_answered_by_the_proof() {
        let mut session = session(ProofRole::Defender);
        assert_eq!(moves(&session), 1);
        let last = session.line().last().map(|(_, side)| *side);
        assert_eq!(last, Some(Side::Black));
        assert_eq!(session.press(point("o15")), None);
        assert!(session.walk().is_won());
        assert_eq!(moves(&session), 3);
        session.step_back();
        assert_eq!(moves(&session), 1);
    }

    #[test]
    fn a_taken_point_is_refused() {
        let mut session = session(ProofRole::Defender);
        assert_eq!(session.press(point("h8")), None);
        let reply = session.reply();
        assert!(matches!(reply, Some(ProofReply::Refused(_))), "{reply:?}");
        assert_eq!(moves(&session), 1);
    }

    #[test]
    fn an_attack_that_gives_the_win_away_is_not_played() {
        let mut session = session(ProofRole::Attacker);
        assert_eq!(moves(&session), 0);
        let question = session.press(point("c3")).unwrap();
        assert_eq!(session.tried(), Some(point("c3")));
        session.judge(Some(verdict(&question)));
        let reply = session.reply();
        assert!(matches!(reply, Some(ProofReply::Answer(_))), "{reply:?}");
        assert_eq!((moves(&session), session.tried()), (0, None));
    }

    #[test]
    fn another_attack_that_wins_is_played_with_a_defence() {
        let mut session = session(ProofRole::Attacker);
        let of_proof = session.walk().node().attack;
        let other = ["g8", "k8"].map(point).into_iter();
        let other = other.clone().find(|point| *point != of_proof).unwrap();
        let question = session.press(other).unwrap();
        session.judge(Some(verdict(&question)));
        assert_eq!((moves(&session), session.walk().path()[0]), (2, other));
    }

    #[test]
    fn the_attack_of_the_proof_needs_no_solver() {
        let mut session = session(ProofRole::Attacker);
        assert_eq!((session.advance(), moves(&session)), (None, 2));
        assert_eq!(session.advance(), None);
        assert!(session.walk().is_won());
        session.step_back();
        assert_eq!(moves(&session), 2);
        session.go_to(&[]);
        assert_eq!(moves(&session), 0);
    }

    #[test]
    fn a_verdict_that_nobody_waits_for_is_dropped() {
        let steps: [fn(&mut ProofSession); 4] = [
            |session| session.go_to(&[]),
            ProofSession::step_back,
            ProofSession::change_side,
            |session| session.choose_other(true),
        ];
        for step in steps {
            let mut session = session(ProofRole::Attacker);
            let question = session.press(point("c3")).unwrap();
            step(&mut session);
            let before = moves(&session);
            session.judge(Some(verdict(&question)));
            assert_eq!((moves(&session), session.reply()), (before, None));
        }
    }

    #[test]
    fn an_engine_that_fails_is_the_reply() {
        let mut session = session(ProofRole::Attacker);
        session.press(point("c3"));
        session.fail("it crashed".into());
        let failed = ProofReply::Failed("it crashed".into());
        assert_eq!((session.tried(), session.reply()), (None, Some(&failed)));
    }

    #[test]
    fn the_defences_are_chosen_in_a_cycle_and_the_one_taken_back_is_chosen() {
        let mut session = session_after(TWOS, ProofRole::Defender);
        let count = session.walk().defences().len();
        assert!(count > 1, "{count}");
        session.choose_other(true);
        assert_eq!(session.chosen(), 1);
        session.advance();
        assert_eq!((moves(&session), session.chosen()), (3, 0));
        session.step_back();
        assert_eq!((moves(&session), session.chosen()), (1, 1));
        session.choose_other(false);
        session.choose_other(false);
        assert_eq!(session.chosen(), count - 1);
    }
}
