//! Who comes into a room, who is told, and who may speak with whom.

use matchbox_protocol::PeerEvent::{IdAssigned, NewPeer, PeerLeft};
use matchbox_protocol::PeerId;
use narabe_net::{EntryMode, LobbyRefusal};
use serde_json::json;

use crate::caller::{CODE, Caller, lobby};

#[tokio::test]
async fn two_meet_and_pass_signals_both_ways() {
    let lobby = lobby(|_| ());
    let (mut host, host_id) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (mut guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
    host.reaches(host_id, &mut guest, guest_id).await;
    guest.reaches(guest_id, &mut host, host_id).await;
    assert_eq!((lobby.rooms(), lobby.people()), (1, 2));
}

#[tokio::test]
async fn a_code_is_the_same_however_it_is_written() {
    let lobby = lobby(|_| ());
    let (mut host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (_guest, guest_id) = Caller::enter(lobby.address(), "k7q-mx4", EntryMode::Join).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
}

#[tokio::test]
async fn every_way_in_is_refused_where_it_leads_nowhere() {
    let lobby = lobby(|limits| (limits.players, limits.watchers) = (2, 1));
    let refused = |arrival| Caller::refused(lobby.address(), CODE, arrival);
    assert_eq!(refused(EntryMode::Join).await, Some(LobbyRefusal::NoRoom));
    assert_eq!(refused(EntryMode::Watch).await, Some(LobbyRefusal::NoRoom));
    let _host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    assert_eq!(
        refused(EntryMode::Create).await,
        Some(LobbyRefusal::RoomExists)
    );
    let _guest = Caller::enter(lobby.address(), CODE, EntryMode::Return).await;
    assert_eq!(refused(EntryMode::Join).await, Some(LobbyRefusal::RoomFull));
    assert_eq!(
        refused(EntryMode::Return).await,
        Some(LobbyRefusal::RoomFull)
    );
    let _watcher = Caller::enter(lobby.address(), CODE, EntryMode::Watch).await;
    assert_eq!(
        refused(EntryMode::Watch).await,
        Some(LobbyRefusal::RoomFull)
    );
    for path in [
        "/",
        "/K7QMX4",
        "/K7QMX4?as=host",
        "/K7QMX0?as=new",
        "/a/b?as=new",
    ] {
        let code = Caller::dial(lobby.address(), path).await.close_code().await;
        assert_eq!(
            code.and_then(LobbyRefusal::from_code),
            Some(LobbyRefusal::BadRequest),
            "{path}"
        );
    }
    assert_eq!((lobby.rooms(), lobby.people()), (1, 3));
}

#[tokio::test]
async fn a_full_lobby_opens_no_room_and_lets_people_join() {
    let lobby = lobby(|limits| limits.rooms = 1);
    let _host = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    for arrival in [EntryMode::Create, EntryMode::Return] {
        let refused = Caller::refused(lobby.address(), "ABCDEF", arrival).await;
        assert_eq!(refused, Some(LobbyRefusal::LobbyFull));
    }
    let _guest = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
}

#[tokio::test]
async fn who_comes_back_finds_the_room_or_opens_it_again() {
    let lobby = lobby(|_| ());
    let (mut first, first_id) = Caller::enter(lobby.address(), CODE, EntryMode::Return).await;
    let (mut second, second_id) = Caller::enter(lobby.address(), CODE, EntryMode::Return).await;
    assert_eq!(first.hear().await, NewPeer(second_id));
    drop(first);
    assert_eq!(second.hear().await, PeerLeft(first_id));
}

#[tokio::test]
async fn a_room_is_gone_with_the_last_who_leaves() {
    let lobby = lobby(|_| ());
    let (host, host_id) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (mut guest, _) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    drop(host);
    assert_eq!(guest.hear().await, PeerLeft(host_id));
    assert_eq!(lobby.rooms(), 1);
    assert!(guest.say("\"KeepAlive\"").await);
    guest.leave().await;
    let (_host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
}

#[tokio::test]
async fn a_line_that_breaks_is_told_at_once() {
    let lobby = lobby(|_| ());
    let (mut host, _) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (mut guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
    // Reset and not closed, as by a program that was killed with something unread.
    guest
        .stream()
        .set_zero_linger()
        .expect("a setting of the socket");
    drop(guest);
    assert_eq!(host.hear().await, PeerLeft(guest_id));
}

#[tokio::test]
async fn watchers_are_linked_with_players_and_not_with_one_another() {
    let lobby = lobby(|_| ());
    let (mut host, host_id) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (mut one, one_id) = Caller::enter(lobby.address(), CODE, EntryMode::Watch).await;
    let (mut two, two_id) = Caller::enter(lobby.address(), CODE, EntryMode::Watch).await;
    let (_guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    for event in [NewPeer(one_id), NewPeer(two_id), NewPeer(guest_id)] {
        assert_eq!(host.hear().await, event);
    }
    assert_eq!(
        one.hear().await,
        NewPeer(guest_id),
        "and nothing of the other"
    );
    assert_eq!(two.hear().await, NewPeer(guest_id));
    one.signal(two_id, json!("hello")).await;
    one.reaches(one_id, &mut host, host_id).await;
    host.reaches(host_id, &mut two, two_id).await;
    drop(one);
    assert_eq!(host.hear().await, PeerLeft(one_id));
    host.reaches(host_id, &mut two, two_id).await;
}

#[tokio::test]
async fn strangers_reach_nobody() {
    let lobby = lobby(|_| ());
    let (mut host, host_id) = Caller::enter(lobby.address(), CODE, EntryMode::Create).await;
    let (mut guest, guest_id) = Caller::enter(lobby.address(), CODE, EntryMode::Join).await;
    let (mut stranger, stranger_id) =
        Caller::enter(lobby.address(), "ABCDEF", EntryMode::Create).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
    let nobody = PeerId(uuid::Uuid::nil());
    for receiver in [host_id, guest_id, nobody, stranger_id] {
        stranger
            .signal(receiver, json!({ "Offer": "let me in" }))
            .await;
    }
    let (mut friend, friend_id) = Caller::enter(lobby.address(), "ABCDEF", EntryMode::Join).await;
    assert_eq!(stranger.hear().await, NewPeer(friend_id), "and not itself");
    // The lobby reads in order: when this has come, it has read all before it.
    stranger.reaches(stranger_id, &mut friend, friend_id).await;
    guest.reaches(guest_id, &mut host, host_id).await;
    host.reaches(host_id, &mut guest, guest_id).await;
}

#[tokio::test]
async fn whoever_has_opened_a_room_is_named_and_shows_others_the_door() {
    let lobby = lobby(|_| ());
    let key = "00000000000000000000000000000007";
    let address = lobby.address();
    let come = |arrival: EntryMode, key: &str| {
        let path = format!("/{CODE}?as={arrival}&key={key}");
        async move { Caller::dial(address, &path).await }
    };
    let owner = |peer: PeerId| json!({ "Owner": peer }).to_string();
    let mut host = come(EntryMode::Create, key).await;
    let IdAssigned(host_id) = host.hear().await else {
        unreachable!("an id comes first");
    };
    assert_eq!(host.hear_text().await, owner(host_id));
    let mut guest = come(EntryMode::Join, "00000000000000000000000000000008").await;
    let IdAssigned(guest_id) = guest.hear().await else {
        unreachable!("an id comes first");
    };
    assert_eq!(
        guest.hear_text().await,
        owner(host_id),
        "and not the newcomer"
    );
    let send_out = |peer: PeerId| json!({ "SendOut": peer }).to_string();
    guest.say(&send_out(host_id)).await;
    assert_eq!(host.hear().await, NewPeer(guest_id));
    guest.reaches(guest_id, &mut host, host_id).await;
    host.say(&send_out(guest_id)).await;
    assert_eq!(guest.refusal().await, Some(LobbyRefusal::Removed));
    assert_eq!(host.hear().await, PeerLeft(guest_id));
}
