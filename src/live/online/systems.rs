//! The systems of online play: connection, time, requests, and the saved match.

use super::error::OnlineError;
use super::joined_match::JoinedMatch;
use super::request::OnlineRequest;
use super::services::{Connector, OnlineServices, lobby_of};
use super::state::{ConnectionStage, Online};
use crate::live::file;
use crate::live::messages::{LiveMessage, LiveReader, LiveWriter};
use crate::live::resource::{Live, pass_time};
use crate::random;
use crate::redraw::{Redraw, Source};
use crate::storage::{self, FileErrorReport, Folders};
use bevy::prelude::*;
use narabe_matches::online::{
    OnlineEvent, OnlineMatch, REJOIN_TOKEN_SIZE_LIMIT, RejoinToken, RoomSettings,
};
use narabe_matches::{Change, Intent};
use narabe_net::{
    ConnectRequest, EntryMode, Invitation, LobbyAddress, RoomCode, TransportEvent, WebRtcTransport,
};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The systems. Incoming messages come before local actions, and the match is saved before answers are sent.
pub(in crate::live) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Connector>() {
        app.insert_resource(Connector(Arc::new(|connect_request, wake| {
            Box::new(WebRtcTransport::open(&connect_request, wake))
        })));
    }
    app.init_resource::<Online>()
        .add_message::<OnlineRequest>()
        .add_message::<LiveMessage<OnlineEvent>>()
        .add_systems(Startup, load_ticket)
        .add_systems(PostUpdate, stay_awake);
}

/// Loads the saved match.
fn load_ticket(
    folders: Res<Folders>,
    mut online: ResMut<Online>,
    mut told: MessageWriter<FileErrorReport>,
) {
    let path = folders.online_match();
    let read = file::read_as(&path, REJOIN_TOKEN_SIZE_LIMIT, RejoinToken::decode);
    match file::own(&path, read) {
        Ok(ticket) => online.ticket = ticket,
        Err(report) => {
            told.write(report);
        }
    }
}

/// Handles the player's requests.
pub(in crate::live) fn handle_requests(
    mut requests: MessageReader<OnlineRequest>,
    mut online: ResMut<Online>,
    mut live: ResMut<Live>,
    services: OnlineServices,
    mut changes: LiveWriter<Change>,
) {
    for request in requests.read() {
        match online.handle(request, &mut live, &services) {
            Ok(applied) => changes.write_batch(applied),
            Err(error) => {
                warn!("online play failed: {error}");
                online.error = Some(error);
            }
        }
    }
}

impl Online {
    fn handle(
        &mut self,
        request: &OnlineRequest,
        live: &mut Live,
        services: &OnlineServices,
    ) -> Result<Vec<Change>, OnlineError> {
        match request {
            OnlineRequest::Create(room) => {
                self.leave_room(live, &services.folders);
                let lobby = lobby_of(&services.settings())?;
                self.create(lobby, None, room, services)?;
            }
            OnlineRequest::HostLocally(room) => {
                self.leave_room(live, &services.folders);
                let (here, shown) = self.host(None)?;
                self.create(here, Some(shown), room, services)?;
            }
            OnlineRequest::Join(invitation) | OnlineRequest::Watch(invitation) => {
                self.leave_room(live, &services.folders);
                let is_player = matches!(request, OnlineRequest::Join(_));
                self.join(invitation, is_player, services)?;
            }
            OnlineRequest::Leave => self.leave_room(live, &services.folders),
            OnlineRequest::Rejoin => return self.rejoin(live, services),
            OnlineRequest::DiscardMatch => self.discard_match(&services.folders),
            OnlineRequest::Mute(muted) => self.muted = *muted,
            _ => return Ok(self.handle_in_room(request, live)),
        }
        Ok(Vec::new())
    }

    /// Requests that the room itself handles.
    fn handle_in_room(&mut self, request: &OnlineRequest, live: &mut Live) -> Vec<Change> {
        let Some(joined) = &mut self.joined else {
            return Vec::new();
        };
        let online_match = &mut joined.online_match;
        match request {
            OnlineRequest::Propose(terms) => online_match.propose(**terms, live),
            OnlineRequest::Agree(yes) => return online_match.agree(*yes, &mut live.0),
            OnlineRequest::Answer(yes) => {
                return online_match.apply(&Intent::AnswerDraw(*yes), &mut live.0);
            }
            OnlineRequest::Withdraw => online_match.withdraw(live),
            OnlineRequest::Claim => return online_match.claim_win(&mut live.0),
            OnlineRequest::RemoveSpectator(peer) => online_match.remove_peer(*peer),
            OnlineRequest::Chat(text) => {
                online_match.send_chat(text);
                self.mark_read();
            }
            _ => {}
        }
        Vec::new()
    }

    fn create(
        &mut self,
        lobby: LobbyAddress,
        hosted: Option<LobbyAddress>,
        room: &RoomSettings,
        services: &OnlineServices,
    ) -> Result<(), OnlineError> {
        let name = services.settings().player_name;
        let online_match = OnlineMatch::host(&name, room, random::secure_rng()?);
        let code = RoomCode::from_random(random::seed());
        let request = ConnectRequest {
            key: Some(random::room_key()?),
            ..services.request(lobby, code, EntryMode::Create)?
        };
        self.enter(JoinedMatch::open(online_match, request, hosted, services));
        Ok(())
    }

    fn join(
        &mut self,
        invitation: &Invitation,
        is_player: bool,
        services: &OnlineServices,
    ) -> Result<(), OnlineError> {
        let settings = services.settings();
        let lobby = match &invitation.lobby {
            Some(lobby) => lobby.clone(),
            None => lobby_of(&settings)?,
        };
        let (name, rng) = (&settings.player_name, random::secure_rng()?);
        let (online_match, entry) = if is_player {
            (OnlineMatch::guest(name, rng), EntryMode::Join)
        } else {
            (OnlineMatch::spectator(name, rng), EntryMode::Watch)
        };
        let request = services.request(lobby, invitation.code, entry)?;
        self.enter(JoinedMatch::open(online_match, request, None, services));
        Ok(())
    }

    /// Rejoins the saved match.
    fn rejoin(
        &mut self,
        live: &mut Live,
        services: &OnlineServices,
    ) -> Result<Vec<Change>, OnlineError> {
        let Some(ticket) = self.ticket.clone() else {
            return Ok(Vec::new());
        };
        self.leave_room(live, &services.folders);
        let rng = random::secure_rng()?;
        let request = ConnectRequest {
            key: ticket.room_key,
            ..services.request(ticket.lobby.clone(), ticket.code, EntryMode::Return)?
        };
        // The machine that ran the lobby starts it again, at the address where the other one looks for it.
        let hosted = if ticket.hosted {
            Some(self.host(ticket.lobby.port())?.1)
        } else {
            None
        };
        let (online_match, changes) = ticket.restore(&mut live.0, rng, storage::now())?;
        self.enter(JoinedMatch::open(online_match, request, hosted, services));
        Ok(changes)
    }

    /// Gives up the saved match.
    fn discard_match(&mut self, folders: &Folders) {
        self.ticket = None;
        // A file that cannot be removed is found again at the next start.
        let _ = storage::remove(&folders.online_match());
    }

    /// Leaves the room, if in one. An unfinished match can still be rejoined.
    pub(in crate::live) fn leave_room(&mut self, live: &mut Live, folders: &Folders) {
        let Some(mut joined) = self.joined.take() else {
            return;
        };
        let is_over = live.is_over() || !joined.online_match.has_begun();
        joined.save(live, &mut self.ticket, folders);
        joined.online_match.leave();
        joined.send();
        if is_over {
            self.discard_match(folders);
        }
        self.stop_hosting();
        if live.is_online() {
            live.0.apply(&Intent::Close);
        }
    }

    /// Passes an intent to the room if the live game is the online match; `None` if it is not.
    pub(in crate::live) fn route_intent(
        &mut self,
        intent: &Intent,
        live: &mut Live,
        folders: &Folders,
    ) -> Option<Vec<Change>> {
        let playing = self.is_playing();
        match intent {
            // Another game replaces this one.
            Intent::NewMatch(_) | Intent::OpenImported(_) | Intent::Continue => {
                if playing {
                    self.leave_room(live, folders);
                }
                None
            }
            _ if !playing => None,
            Intent::Leave => {
                self.leave_room(live, folders);
                Some(Vec::new())
            }
            _ => {
                let joined = self.joined.as_mut()?;
                Some(joined.online_match.apply(intent, &mut live.0))
            }
        }
    }

    /// The side to act has run out of time on its own machine.
    pub(in crate::live) fn flag(&mut self, live: &mut Live) -> Option<Vec<Change>> {
        let joined = self
            .joined
            .as_mut()
            .filter(|joined| joined.online_match.has_begun())?;
        Some(joined.online_match.check_flag(&mut live.0))
    }
}

/// The date of the last frame. The timer of a frame stands still while some computers sleep; the date does not.
#[derive(Debug, Default)]
pub(in crate::live) struct LastFrame(Option<SystemTime>);

impl LastFrame {
    /// The time since the last frame, sleep included. A date that was set back says nothing.
    fn passed(&mut self, timer: Duration, now: SystemTime) -> Duration {
        let last = self.0.replace(now);
        let by_date = last.and_then(|last| now.duration_since(last).ok());
        timer.max(by_date.unwrap_or_default())
    }
}

/// Handles the events of the connection and advances the time of the room.
pub(in crate::live) fn poll_connection(
    time: Res<Time<Real>>,
    mut last_frame: Local<LastFrame>,
    mut online: ResMut<Online>,
    mut live: ResMut<Live>,
    services: OnlineServices,
    mut changes: LiveWriter<Change>,
    mut events: LiveWriter<OnlineEvent>,
) {
    let passed = last_frame.passed(time.delta(), storage::now());
    if online.joined.is_none() {
        return;
    }
    let online = &mut *online;
    let Some(joined) = &mut online.joined else {
        return;
    };
    let mut disconnected = None;
    while let Some(event) = joined.transport.poll() {
        match event {
            TransportEvent::Entered(me) => {
                joined.entered = true;
                joined.attempts = 0;
                joined.online_match.room_entered(me);
                // From now on the room exists and this machine is known in it.
                joined.connect_request.entry = match joined.connect_request.entry {
                    EntryMode::Watch => EntryMode::Watch,
                    _ => EntryMode::Return,
                };
            }
            TransportEvent::Owner(peer) => joined.online_match.set_room_owner(peer),
            TransportEvent::PeerConnected(peer) => joined.online_match.peer_connected(peer),
            TransportEvent::PeerDisconnected(peer) => joined.online_match.peer_disconnected(peer),
            TransportEvent::Received(peer, bytes) => {
                changes.write_batch(joined.online_match.receive(peer, &bytes, &mut live.0));
            }
            TransportEvent::Closed(why) => disconnected = Some(why),
        }
    }
    joined.since_change += time.delta();
    joined.since_save += time.delta();
    changes.write_batch(pass_time(&mut live, |game| {
        joined.online_match.tick(passed, game)
    }));
    let told = joined.online_match.take_events();
    let sent_away = told.iter().find_map(|told| match told {
        OnlineEvent::Rejected(bye) => Some(*bye),
        _ => None,
    });
    events.write_batch(told);
    let error = match (sent_away, disconnected) {
        (Some(bye), _) => Some(OnlineError::Refused(bye)),
        (None, Some(reason)) => joined.on_disconnect(reason),
        (None, None) => None,
    };
    match error {
        Some(error) => {
            online.leave_room(&mut live, &services.folders);
            online.error = Some(error);
        }
        None => {
            joined.notice_sleep(time.delta());
            joined.reconnect_if_due(&services);
        }
    }
}

/// Saves the match, then sends the messages of this frame, so that nothing is sent that could be lost.
pub(in crate::live) fn save_and_send(
    mut online: ResMut<Online>,
    live: Res<Live>,
    folders: Res<Folders>,
) {
    if online.joined.is_none() {
        return;
    }
    let online = &mut *online;
    if let Some(joined) = &mut online.joined {
        joined.save(&live, &mut online.ticket, &folders);
        joined.send();
    }
}

/// In a room there is a heartbeat to send every second.
fn stay_awake(
    online: Res<Online>,
    mut requests: MessageReader<OnlineRequest>,
    mut events: LiveReader<OnlineEvent>,
    mut redraw: ResMut<Redraw>,
) {
    if requests.read().count() + events.read().count() > 0 {
        redraw.next_frame();
    }
    if online.stage() != ConnectionStage::Offline {
        redraw.every(Source::OnlineRoom);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_sleep_of_the_computer_did_not_count_as_absence() {
        let frame = Duration::from_millis(16);
        let evening = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        let mut last = LastFrame::default();
        assert_eq!(last.passed(frame, evening), frame);
        // The timer stood still meanwhile.
        let night = Duration::from_secs(8 * 3600);
        assert_eq!(last.passed(frame, evening + night), night);
        // The date was set back.
        assert_eq!(last.passed(frame, evening), frame);
        assert_eq!(last.passed(frame, evening + frame), frame);
    }
}
