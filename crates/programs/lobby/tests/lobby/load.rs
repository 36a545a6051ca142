//! Many rooms at once.

use futures::future::join_all;
use matchbox_protocol::PeerEvent::NewPeer;
use narabe_net::{EntryMode, RoomCode};

use crate::caller::{Caller, health, lobby};

const ROOMS: u64 = 200;

#[tokio::test]
async fn many_rooms_open_side_by_side_and_leave_nothing_behind() {
    let lobby = lobby(|_| ());
    let address = lobby.address();
    let pairs = (0..ROOMS).map(|number| async move {
        let code = RoomCode::from_random(number).to_string();
        let (mut host, host_id) = Caller::enter(address, &code, EntryMode::Create).await;
        let (mut guest, guest_id) = Caller::enter(address, &code, EntryMode::Join).await;
        assert_eq!(host.hear().await, NewPeer(guest_id));
        host.reaches(host_id, &mut guest, guest_id).await;
        guest.reaches(guest_id, &mut host, host_id).await;
        [host, guest]
    });
    let pairs = join_all(pairs).await;
    let (_, report) = health(address).await;
    assert_eq!(report["rooms"], ROOMS);
    assert_eq!(report["peers"], 2 * ROOMS);
    let ends = pairs.into_iter().flatten();
    join_all(ends.map(|mut end| async move { end.leave().await })).await;
    assert_eq!((lobby.rooms(), lobby.people()), (0, 0));
}
