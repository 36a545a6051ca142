//! How a returning player proves their identity, and how two machines that do not trust each other toss a coin.
//!
//! The two players share a secret [`Key`]. A returning player is sent a challenge, the [`Nonce`], and answers with a
//! [`Proof`]: a keyed hash (HMAC-SHA-256, cut to 16 bytes) of the nonce, the player slot, and both ends of the connection. A proof is
//! not valid on another connection, so it cannot be relayed.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::digest::sha256;
use super::{Peer, PlayerSlot};

/// The secret that the two players of a match share. Its `Debug` output does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key([u8; 16]);

/// A random number that is used once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nonce([u8; 16]);

/// The answer to a nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof([u8; 16]);

/// A commitment to a nonce: the nonce cannot be derived from it, and its sender can no longer change the nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Commitment([u8; 32]);

impl Key {
    /// A key made of random bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The proof that the peer `from` is the player in `slot`, for the peer `to` that has sent the nonce.
    pub fn prove(&self, nonce: Nonce, slot: PlayerSlot, from: Peer, to: Peer) -> Proof {
        // HMAC accepts keys of any length, so this never fails.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else {
            return Proof([0; 16]);
        };
        mac.update(&nonce.0);
        mac.update(&[slot as u8]);
        mac.update(&from.0.to_be_bytes());
        mac.update(&to.0.to_be_bytes());
        let code = mac.finalize().into_bytes();
        let mut proof = [0; 16];
        proof.copy_from_slice(&code[..16]);
        Proof(proof)
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Nonce {
    /// A nonce made of random bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bytes of the nonce.
    pub const fn bytes(self) -> [u8; 16] {
        self.0
    }

    /// The commitment to this nonce: its SHA-256 hash.
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
    fn a_proof_is_valid_for_one_key_nonce_slot_and_connection() {
        let (key, nonce) = (Key::new([7; 16]), Nonce::new([1; 16]));
        let proof = key.prove(nonce, PlayerSlot::Guest, A, B);
        assert_eq!(hex(&proof.0), "dfe4b1651c959807704ad3688053c7c1");
        for other in [
            Key::new([8; 16]).prove(nonce, PlayerSlot::Guest, A, B),
            key.prove(Nonce::new([2; 16]), PlayerSlot::Guest, A, B),
            key.prove(nonce, PlayerSlot::Host, A, B),
            key.prove(nonce, PlayerSlot::Guest, B, A),
            key.prove(nonce, PlayerSlot::Guest, A, Peer(3)),
        ] {
            assert_ne!(proof, other);
        }
    }

    #[test]
    fn a_commitment_fits_one_nonce() {
        assert_eq!(
            hex(&Nonce::new([3; 16]).commit().0),
            "b3a13d9a007b5c861bfbc509a49ac6f7f9d1d82a81c3a4e9ff1f77ddc70c8d3f"
        );
        assert_ne!(Nonce::new([3; 16]).commit(), Nonce::new([4; 16]).commit());
    }

    #[test]
    fn debug_output_hides_a_key() {
        assert_eq!(format!("{:?}", Key::new([7; 16])), "Key(…)");
    }
}
