//! How a returning player proves who they are, and how two machines that do not trust each other toss a coin.
//!
//! The players share a [`Key`] that only they know. A returning player is sent a number, the [`Nonce`], and answers with a
//! [`Proof`]: a keyed hash of the number, the chair, and both ends of the line. A proof is not valid on another connection, so
//! it cannot be relayed.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::digest::sha256;
use super::{Chair, Peer};

/// What the two players know and nobody else.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key([u8; 16]);

/// A number that was never used before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nonce([u8; 16]);

/// The answer to a nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof([u8; 16]);

/// A commitment to a number: it does not reveal the number, and its sender can no longer change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Commitment([u8; 32]);

impl Key {
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The proof of whoever sits in `chair` at the end `from` of a line, for the one at the end `to` who has sent the nonce.
    #[must_use]
    pub fn prove(&self, nonce: Nonce, chair: Chair, from: Peer, to: Peer) -> Proof {
        // A keyed hash takes keys of any length.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else {
            return Proof([0; 16]);
        };
        mac.update(&nonce.0);
        mac.update(&[chair as u8]);
        mac.update(&from.0.to_be_bytes());
        mac.update(&to.0.to_be_bytes());
        let code = mac.finalize().into_bytes();
        let mut proof = [0; 16];
        proof.copy_from_slice(&code[..16]);
        Proof(proof)
    }
}

/// Keys are not shown, not even by accident in a log.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Nonce {
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    #[must_use]
    pub const fn bytes(self) -> [u8; 16] {
        self.0
    }

    /// The commitment to the number.
    #[must_use]
    pub fn commit(self) -> Commitment {
        Commitment(sha256(&[&self.0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Peer = Peer(1);
    const B: Peer = Peer(2);

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn a_proof_holds_for_one_key_one_number_one_chair_and_one_line() {
        let (key, nonce) = (Key::new([7; 16]), Nonce::new([1; 16]));
        let proof = key.prove(nonce, Chair::Guest, A, B);
        assert_eq!(hex(&proof.0), "dfe4b1651c959807704ad3688053c7c1");
        for other in [
            Key::new([8; 16]).prove(nonce, Chair::Guest, A, B),
            key.prove(Nonce::new([2; 16]), Chair::Guest, A, B),
            key.prove(nonce, Chair::Host, A, B),
            key.prove(nonce, Chair::Guest, B, A),
            key.prove(nonce, Chair::Guest, A, Peer(3)),
        ] {
            assert_ne!(proof, other);
        }
    }

    #[test]
    fn an_envelope_fits_one_number() {
        assert_eq!(
            hex(&Nonce::new([3; 16]).commit().0),
            "b3a13d9a007b5c861bfbc509a49ac6f7f9d1d82a81c3a4e9ff1f77ddc70c8d3f"
        );
        assert_ne!(Nonce::new([3; 16]).commit(), Nonce::new([4; 16]).commit());
    }

    #[test]
    fn a_key_does_not_show_itself() {
        assert_eq!(format!("{:?}", Key::new([7; 16])), "Key(…)");
    }
}
