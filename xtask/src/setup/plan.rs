//! Whether we may install what is missing: decided from the machine's situation alone, so that each case is tested.

/// What matters for the decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    /// We are root.
    pub root: bool,
    /// There is a `sudo`.
    pub sudo: bool,
    /// A person sits at a terminal.
    pub terminal: bool,
    /// `CI=true`: nobody can be asked, and everything may be installed.
    pub ci: bool,
}

/// How we get the right to install.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Elevation {
    /// We have it.
    None,
    /// By `sudo`, which may ask for a password.
    Sudo,
    /// By `sudo -n`, which fails at once where it would have to ask.
    SudoWithoutPassword,
}

impl Elevation {
    /// The words before the command.
    pub fn prefix(self) -> &'static [&'static str] {
        match self {
            Self::None => &[],
            Self::Sudo => &["sudo"],
            Self::SudoWithoutPassword => &["sudo", "-n"],
        }
    }
}

/// What to do about missing packages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    /// Ask first, then install.
    Ask(Elevation),
    /// Install straight away.
    Install(Elevation),
    /// Say what is missing and how to get it.
    Explain,
}

impl Situation {
    /// The plan for this situation.
    pub fn plan(self) -> Plan {
        match self {
            Self {
                root: false,
                sudo: false,
                ..
            } => Plan::Explain,
            Self {
                ci: true,
                root: true,
                ..
            } => Plan::Install(Elevation::None),
            Self {
                ci: true,
                terminal: true,
                ..
            } => Plan::Install(Elevation::Sudo),
            Self { ci: true, .. } => Plan::Install(Elevation::SudoWithoutPassword),
            Self {
                terminal: true,
                root: true,
                ..
            } => Plan::Ask(Elevation::None),
            Self { terminal: true, .. } => Plan::Ask(Elevation::Sudo),
            Self { root: true, .. } => Plan::Install(Elevation::None),
            Self { .. } => Plan::Explain,
        }
    }
}

/// Whether an answer to "(Y/n)" is a yes: Enter alone is one, the end of the input is not.
pub fn is_yes(answer: &str) -> bool {
    answer.ends_with('\n') && matches!(answer.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(root: bool, sudo: bool, terminal: bool, ci: bool) -> Plan {
        Situation {
            root,
            sudo,
            terminal,
            ci,
        }
        .plan()
    }

    #[test]
    fn nobody_installs_without_the_right_to() {
        for (terminal, ci) in [(false, false), (false, true), (true, false), (true, true)] {
            assert_eq!(plan(false, false, terminal, ci), Plan::Explain);
        }
    }

    #[test]
    fn a_person_is_asked() {
        assert_eq!(plan(true, false, true, false), Plan::Ask(Elevation::None));
        assert_eq!(plan(true, true, true, false), Plan::Ask(Elevation::None));
        assert_eq!(plan(false, true, true, false), Plan::Ask(Elevation::Sudo));
    }

    #[test]
    fn root_without_a_terminal_goes_ahead_and_a_user_does_not() {
        assert_eq!(
            plan(true, false, false, false),
            Plan::Install(Elevation::None)
        );
        assert_eq!(
            plan(true, true, false, false),
            Plan::Install(Elevation::None)
        );
        assert_eq!(plan(false, true, false, false), Plan::Explain);
    }

    #[test]
    fn ci_goes_ahead_and_never_waits_for_a_password_that_nobody_types() {
        assert_eq!(
            plan(true, true, false, true),
            Plan::Install(Elevation::None)
        );
        assert_eq!(
            plan(true, false, true, true),
            Plan::Install(Elevation::None)
        );
        assert_eq!(
            plan(false, true, false, true),
            Plan::Install(Elevation::SudoWithoutPassword)
        );
        assert_eq!(
            plan(false, true, true, true),
            Plan::Install(Elevation::Sudo)
        );
    }

    #[test]
    fn only_a_yes_is_a_yes() {
        assert!(is_yes("\n") && is_yes("Y\n") && is_yes(" yes \n"));
        assert!(!is_yes("n\n") && !is_yes("what\n") && !is_yes(""));
    }
}
