//! Why an engine has failed, as a sentence.

use crate::live::EngineFailure;
use crate::locale::Locale;
use narabe_matches::players::{NoMoveReason, ProgramFault};

/// Why an engine has failed in a game.
pub fn failure(locale: &Locale, failure: &EngineFailure) -> String {
    match failure {
        EngineFailure::NoMove(NoMoveReason::Program(fault)) => program_fault(locale, fault),
        EngineFailure::NoMove(NoMoveReason::NoEngine) => locale.text("engine-fault-no-engine"),
        EngineFailure::NoMove(NoMoveReason::NoPoint) => locale.text("engine-fault-no-point"),
        EngineFailure::NoMove(NoMoveReason::NoAction) => locale.text("engine-fault-no-action"),
        EngineFailure::Illegal { refusal, .. } => {
            let why = locale.text(refusal.text_id());
            locale.text_of("engine-fault-illegal", "detail", why)
        }
        EngineFailure::Silent(seconds) => {
            locale.text_of("engine-fault-out-of-time", "detail", *seconds)
        }
        EngineFailure::Broken(reason) => {
            locale.text_of("engine-fault-broken", "detail", reason.as_str())
        }
    }
}

/// Why a program gave no move, or failed in its test.
pub fn program_fault(locale: &Locale, fault: &ProgramFault) -> String {
    let why = match fault {
        ProgramFault::NoStart { why, .. } => program_fault(locale, why),
        _ => String::new(),
    };
    let values = [("detail", fault.detail().into()), ("why", why.into())];
    locale.text_with(fault.text_id(), &values)
}
