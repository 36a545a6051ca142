//! The faults of programs as those of a match.

use narabe_external_engine::{EngineFault, Exit};
use narabe_matches::players::ProgramFault;
use narabe_rules::PlayError;

/// What a player is told about a fault.
pub fn fault_of(fault: &EngineFault) -> ProgramFault {
    match fault {
        EngineFault::NotFound(path) => ProgramFault::NotFound(path.display().to_string()),
        EngineFault::NotExecutable(path) => ProgramFault::NotExecutable(path.display().to_string()),
        EngineFault::CannotStart(reason) => ProgramFault::CannotStart(reason.clone()),
        EngineFault::NoWine => ProgramFault::NoWine,
        EngineFault::NoStart { size, why } => ProgramFault::NoStart {
            size: size.get(),
            why: Box::new(fault_of(why)),
        },
        EngineFault::Refused { answer } => ProgramFault::Refused(answer.clone()),
        EngineFault::Exited(Exit::Code(code)) => ProgramFault::Exited(Some(*code)),
        EngineFault::Exited(Exit::Signal(signal)) => ProgramFault::Crashed(*signal),
        EngineFault::Exited(Exit::Unknown) => ProgramFault::Exited(None),
        EngineFault::OutOfTime { allowed } => ProgramFault::OutOfTime(allowed.as_secs()),
        EngineFault::LineTooLong => ProgramFault::LineTooLong,
        EngineFault::TooMuchOutput => ProgramFault::TooMuchOutput,
        EngineFault::NotOnBoard { line } => ProgramFault::OffBoard(line.clone()),
        EngineFault::Illegal { point, why } => match why {
            PlayError::Forbidden { foul, .. } => ProgramFault::Forbidden(*point, *foul),
            PlayError::OffBoard { .. } => ProgramFault::OffBoard(point.label()),
            _ => ProgramFault::Occupied(*point),
        },
        EngineFault::NotSwap2 { line, .. } => ProgramFault::NotSwap2(line.clone()),
        EngineFault::TooMuchMemory { limit } => ProgramFault::TooMuchMemory((*limit).into()),
        EngineFault::NotReading => ProgramFault::NotReading,
        fault => ProgramFault::Other(fault.to_string()),
    }
}
