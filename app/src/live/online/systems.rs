//! The systems of online play: connection, time, requests, and the saved match.

use super::error::OnlineError;
use super::joined_match::JoinedMatch;
use super::request::OnlineRequest;
use super::services::{Connector, OnlineServices, ice_servers_for, lobby_of};
use super::state::{ConnectionStage, Online, new_room};
use crate::live::file::LoadError;
use crate::live::messages::{LiveMessage, LiveReader, LiveWriter};
use crate::live::resource::Live;
use crate::random;
use crate::redraw::{Redraw, Source};
use crate::storage::{self, FileErrorReport, Folders};
use bevy::prelude::*;
use narabe::matches::online::{OnlineEvent, REJOIN_TOKEN_SIZE_LIMIT, RejoinToken, RoomSettings};
use narabe::matches::{Change, Intent};
use narabe::net::{
    ConnectRequest, EntryMode, Invitation, LobbyAddress, RoomCode, TransportEvent, WebRtcTransport,
};
use std::path::Path;
use std::sync::Arc;

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
    match read_ticket(&path) {
        Ok(ticket) => online.ticket = Some(ticket),
        Err(error) if error.is_missing() => {}
        Err(error) => {
            told.write(error.report_moved_aside(&path));
        }
    }
}

fn read_ticket(path: &Path) -> Result<RejoinToken, LoadError> {
    let text = storage::read_text(path, REJOIN_TOKEN_SIZE_LIMIT)?;
    RejoinToken::decode(&text).map_err(|error| LoadError::content(path, error))
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
            Ok(applied) => {
                changes.write_batch(applied);
            }
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
            OnlineRequest::Create(opening) => {
                self.leave_room(live, &services.folders);
                let lobby = lobby_of(&services.settings())?;
                self.create(&lobby, None, opening, services)?;
            }
            OnlineRequest::HostLocally(opening) => {
                self.leave_room(live, &services.folders);
                let (here, shown) = self.host(None)?;
                self.create(&here, Some(shown), opening, services)?;
            }
            OnlineRequest::Join(invitation) => {
                self.leave_room(live, &services.folders);
                self.join(invitation, EntryMode::Join, services)?;
            }
            OnlineRequest::Watch(invitation) => {
                self.leave_room(live, &services.folders);
                self.join(invitation, EntryMode::Watch, services)?;
            }
            OnlineRequest::Rejoin => return self.rejoin(live, services),
            OnlineRequest::DiscardMatch => self.discard_match(&services.folders),
            OnlineRequest::Leave => self.leave_room(live, &services.folders),
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
        let table = &mut joined.table;
        match request {
            OnlineRequest::Propose(terms) => table.propose(**terms, live),
            OnlineRequest::Agree(yes) => return table.agree(*yes, &mut live.0),
            OnlineRequest::Answer(yes) => {
                let answer = table.answer(*yes, &mut live.0);
                return answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)]);
            }
            OnlineRequest::Withdraw => table.withdraw(live),
            OnlineRequest::Claim => return table.claim_win(&mut live.0),
            OnlineRequest::RemoveSpectator(peer) => table.remove_peer(*peer),
            OnlineRequest::Chat(text) => {
                table.send_chat(text);
                self.mark_read();
            }
            _ => {}
        }
        Vec::new()
    }

    fn create(
        &mut self,
        lobby: &LobbyAddress,
        shown: Option<LobbyAddress>,
        opening: &RoomSettings,
        services: &OnlineServices,
    ) -> Result<(), OnlineError> {
        let settings = services.settings();
        let table = new_room(EntryMode::Create, &settings.player_name, Some(opening))?;
        let code = RoomCode::from_random(random::seed());
        let connect_request = ConnectRequest {
            lobby: lobby.clone(),
            code,
            entry: EntryMode::Create,
            ice_servers: ice_servers_for(&settings, lobby)?,
            key: Some(random::room_key().map_err(|_| OnlineError::NoRandomNumbers)?),
        };
        let hosted = shown.is_some();
        let invitation = Invitation {
            code,
            lobby: shown.or_else(|| Some(lobby.clone())),
        };
        let transport = services.open(&connect_request);
        self.enter(JoinedMatch {
            is_hosted: hosted,
            ..JoinedMatch::new(table, connect_request, invitation, transport)
        });
        Ok(())
    }

    fn join(
        &mut self,
        invitation: &Invitation,
        entry: EntryMode,
        services: &OnlineServices,
    ) -> Result<(), OnlineError> {
        let settings = services.settings();
        let lobby = match &invitation.lobby {
            Some(lobby) => lobby.clone(),
            None => lobby_of(&settings)?,
        };
        let table = new_room(entry, &settings.player_name, None)?;
        let connect_request = ConnectRequest {
            lobby: lobby.clone(),
            code: invitation.code,
            entry,
            ice_servers: ice_servers_for(&settings, &lobby)?,
            key: None,
        };
        let invitation = Invitation {
            code: invitation.code,
            lobby: Some(lobby),
        };
        self.enter(JoinedMatch::new(
            table,
            connect_request.clone(),
            invitation,
            services.open(&connect_request),
        ));
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
        let rng = random::secure_rng().map_err(|_| OnlineError::NoRandomNumbers)?;
        let connect_request = ConnectRequest {
            lobby: ticket.lobby.clone(),
            code: ticket.code,
            entry: EntryMode::Return,
            ice_servers: ice_servers_for(&services.settings(), &ticket.lobby)?,
            key: ticket.room_key,
        };
        // The machine that ran the lobby starts it again, at the address where the other one looks for it.
        let hosted = ticket.hosted;
        let lobby = match hosted {
            true => self.host(ticket.lobby.port())?.1,
            false => ticket.lobby.clone(),
        };
        let invitation = Invitation {
            code: ticket.code,
            lobby: Some(lobby),
        };
        let (table, changes) = ticket.restore(&mut live.0, rng, storage::now())?;
        let transport = services.open(&connect_request);
        self.enter(JoinedMatch {
            is_hosted: hosted,
            ..JoinedMatch::new(table, connect_request, invitation, transport)
        });
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
        let is_over = live.is_over() || !joined.table.has_begun();
        joined.save(live, &mut self.ticket, folders);
        joined.table.leave();
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
                Some(joined.table.apply(intent, &mut live.0))
            }
        }
    }

    /// The side to act has run out of time on its own machine.
    pub(in crate::live) fn flag(&mut self, live: &mut Live) -> Option<Vec<Change>> {
        let joined = self
            .joined
            .as_mut()
            .filter(|joined| joined.table.has_begun())?;
        Some(joined.table.check_flag(&mut live.0))
    }
}

/// Handles the events of the connection and advances the time of the room.
pub(in crate::live) fn poll_connection(
    time: Res<Time<Real>>,
    mut online: ResMut<Online>,
    mut live: ResMut<Live>,
    services: OnlineServices,
    mut changes: LiveWriter<Change>,
    mut news: LiveWriter<OnlineEvent>,
) {
    if online.joined.is_none() {
        return;
    }
    let online = &mut *online;
    let Some(joined) = &mut online.joined else {
        return;
    };
    let mut disconnected = None;
    while let Some(event) = joined.poll() {
        match event {
            TransportEvent::Entered(me) => {
                joined.entered = true;
                joined.attempts = 0;
                joined.table.room_entered(me);
                // From now on the room exists and this machine is known in it.
                joined.connect_request.entry = match joined.connect_request.entry {
                    EntryMode::Watch => EntryMode::Watch,
                    _ => EntryMode::Return,
                };
            }
            TransportEvent::Owner(peer) => joined.table.set_room_owner(peer),
            TransportEvent::PeerConnected(peer) => joined.table.peer_connected(peer),
            TransportEvent::PeerDisconnected(peer) => joined.table.peer_disconnected(peer),
            TransportEvent::Received(peer, bytes) => {
                changes.write_batch(joined.table.receive(peer, &bytes, &mut live.0));
            }
            TransportEvent::Closed(why) => disconnected = Some(why),
        }
    }
    joined.since_change += time.delta();
    joined.since_save += time.delta();
    changes.write_batch(joined.table.tick(time.delta(), &mut live.0));
    let told = joined.table.take_events();
    let sent_away = told.iter().find_map(|told| match told {
        OnlineEvent::Rejected(bye) => Some(*bye),
        _ => None,
    });
    news.write_batch(told);
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
        None => joined.reconnect_if_due(&services),
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
    mut news: LiveReader<OnlineEvent>,
    mut redraw: ResMut<Redraw>,
) {
    if requests.read().count() + news.read().count() > 0 {
        redraw.next_frame();
    }
    if online.stage() != ConnectionStage::Offline {
        redraw.every(Source::OnlineRoom);
    }
}
