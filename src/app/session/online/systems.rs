//! The table inside the app: its line, its time, its wishes, and the seat that is kept.

use super::desk::{Lines, Online, Stage, Trouble, helpers, lobby_of, table_for};
use super::message::OnlineWish;
use super::office::Office;
use super::seated::Seated;
use crate::app::chance;
use crate::app::redraw::{Redraw, Source};
use crate::app::session::file::LoadError;
use crate::app::session::live::Live;
use crate::app::storage::{self, FileTrouble, Folders};
use crate::matches::online::{OnlineNews, Opening, TICKET_SIZE_LIMIT, Ticket};
use crate::matches::{Change, Intent};
use crate::net::{
    ConnectRequest, EntryMode, Invitation, LobbyAddress, RoomCode, TransportEvent, WebRtcTransport,
};
use bevy::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// The systems, chained: what the line says comes before what persons do, and the seat is kept before the answer is sent.
pub(in crate::app::session) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Lines>() {
        app.insert_resource(Lines(Arc::new(|call, wake| {
            Box::new(WebRtcTransport::open(&call, wake))
        })));
    }
    app.init_resource::<Online>()
        .add_message::<OnlineWish>()
        .add_message::<OnlineNews>()
        .add_systems(Startup, find_seat)
        .add_systems(PostUpdate, stay_awake);
}

/// What was kept of a seat.
fn find_seat(
    folders: Res<Folders>,
    mut online: ResMut<Online>,
    mut told: MessageWriter<FileTrouble>,
) {
    let path = folders.seat();
    match read_ticket(&path) {
        Ok(ticket) => online.ticket = Some(ticket),
        Err(error) if error.is_missing() => {}
        Err(error) => {
            told.write(error.trouble_aside(&path));
        }
    }
}

fn read_ticket(path: &Path) -> Result<Ticket, LoadError> {
    let text = storage::read_text(path, TICKET_SIZE_LIMIT)?;
    Ticket::decode(&text).map_err(|error| LoadError::content(path, error))
}

/// Hears wishes about the table.
pub(in crate::app::session) fn obey(
    mut wishes: MessageReader<OnlineWish>,
    mut online: ResMut<Online>,
    mut live: ResMut<Live>,
    office: Office,
    mut changes: MessageWriter<Change>,
) {
    for wish in wishes.read() {
        match online.grant(wish, &mut live, &office) {
            Ok(granted) => {
                changes.write_batch(granted);
            }
            Err(trouble) => {
                warn!("no table: {trouble}");
                online.trouble = Some(trouble);
            }
        }
    }
}

impl Message for OnlineNews {}

impl Online {
    fn grant(
        &mut self,
        wish: &OnlineWish,
        live: &mut Live,
        office: &Office,
    ) -> Result<Vec<Change>, Trouble> {
        match wish {
            OnlineWish::Create(opening) => {
                self.get_up(live, &office.folders);
                let lobby = lobby_of(&office.settings())?;
                self.create(&lobby, None, opening, office)?;
            }
            OnlineWish::HostHere(opening) => {
                self.get_up(live, &office.folders);
                let (here, shown) = self.host(None)?;
                self.create(&here, Some(shown), opening, office)?;
            }
            OnlineWish::Join(invitation) => {
                self.get_up(live, &office.folders);
                self.join(invitation, EntryMode::Join, office)?;
            }
            OnlineWish::Watch(invitation) => {
                self.get_up(live, &office.folders);
                self.join(invitation, EntryMode::Watch, office)?;
            }
            OnlineWish::Return => return self.take_seat(live, office),
            OnlineWish::Forget => self.forget(&office.folders),
            OnlineWish::Leave => self.get_up(live, &office.folders),
            OnlineWish::Mute(muted) => self.muted = *muted,
            _ => return Ok(self.at_table(wish, live)),
        }
        Ok(Vec::new())
    }

    /// Wishes that a table grants by itself.
    fn at_table(&mut self, wish: &OnlineWish, live: &mut Live) -> Vec<Change> {
        let Some(seated) = &mut self.seated else {
            return Vec::new();
        };
        let table = &mut seated.table;
        match wish {
            OnlineWish::Propose(terms) => table.propose(**terms, live),
            OnlineWish::Agree(yes) => return table.agree(*yes, &mut live.0),
            OnlineWish::Answer(yes) => {
                let answer = table.answer(*yes, &mut live.0);
                return answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)]);
            }
            OnlineWish::Withdraw => table.withdraw(live),
            OnlineWish::Claim => return table.claim(&mut live.0),
            OnlineWish::SendOut(peer) => table.send_out(*peer),
            OnlineWish::Say(text) => {
                table.chat_line(text);
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
        opening: &Opening,
        office: &Office,
    ) -> Result<(), Trouble> {
        let settings = office.settings();
        let table = table_for(EntryMode::Create, &settings.player_name, Some(opening))?;
        let code = RoomCode::from_random(chance::seed());
        let call = ConnectRequest {
            lobby: lobby.clone(),
            code,
            entry: EntryMode::Create,
            ice_servers: helpers(&settings, lobby)?,
            key: Some(chance::room_key().map_err(|_| Trouble::NoChance)?),
        };
        let hosted = shown.is_some();
        let invitation = Invitation {
            code,
            lobby: shown.or_else(|| Some(lobby.clone())),
        };
        let line = office.open(&call);
        self.sit(Seated {
            hosted,
            ..Seated::new(table, call, invitation, line)
        });
        Ok(())
    }

    fn join(
        &mut self,
        invitation: &Invitation,
        arrival: EntryMode,
        office: &Office,
    ) -> Result<(), Trouble> {
        let settings = office.settings();
        let lobby = match &invitation.lobby {
            Some(lobby) => lobby.clone(),
            None => lobby_of(&settings)?,
        };
        let table = table_for(arrival, &settings.player_name, None)?;
        let call = ConnectRequest {
            lobby: lobby.clone(),
            code: invitation.code,
            entry: arrival,
            ice_servers: helpers(&settings, &lobby)?,
            key: None,
        };
        let invitation = Invitation {
            code: invitation.code,
            lobby: Some(lobby),
        };
        self.sit(Seated::new(
            table,
            call.clone(),
            invitation,
            office.open(&call),
        ));
        Ok(())
    }

    /// Takes up the seat that was kept.
    fn take_seat(&mut self, live: &mut Live, office: &Office) -> Result<Vec<Change>, Trouble> {
        let Some(ticket) = self.ticket.clone() else {
            return Ok(Vec::new());
        };
        self.get_up(live, &office.folders);
        let chance = chance::secret().map_err(|_| Trouble::NoChance)?;
        let call = ConnectRequest {
            lobby: ticket.lobby.clone(),
            code: ticket.code,
            entry: EntryMode::Return,
            ice_servers: helpers(&office.settings(), &ticket.lobby)?,
            key: ticket.room_key,
        };
        // Whoever had the lobby inside the game opens it again, where the other looks for it.
        let hosted = ticket.hosted;
        let lobby = match hosted {
            true => self.host(ticket.lobby.port())?.1,
            false => ticket.lobby.clone(),
        };
        let invitation = Invitation {
            code: ticket.code,
            lobby: Some(lobby),
        };
        let (table, changes) = ticket.take(&mut live.0, chance, storage::now())?;
        let line = office.open(&call);
        self.sit(Seated {
            hosted,
            ..Seated::new(table, call, invitation, line)
        });
        Ok(changes)
    }

    /// Gives up the seat that was kept.
    fn forget(&mut self, folders: &Folders) {
        self.ticket = None;
        // A file that cannot be removed is found again at the next start, and can be given up again.
        let _ = storage::remove(&folders.seat());
    }

    /// Leaves the table, if we are at one. The seat stays ours as long as the match is not over.
    pub(in crate::app::session) fn get_up(&mut self, live: &mut Live, folders: &Folders) {
        let Some(mut seated) = self.seated.take() else {
            return;
        };
        let is_over = live.is_over() || !seated.table.has_begun();
        seated.keep(live, &mut self.ticket, folders);
        seated.table.leave();
        seated.send();
        if is_over {
            self.forget(folders);
        }
        self.stop_hosting();
        if live.is_online() {
            live.0.apply(&Intent::Close);
        }
    }

    /// What concerns the live game while it is the one of this table; none when it is not.
    pub(in crate::app::session) fn route(
        &mut self,
        intent: &Intent,
        live: &mut Live,
        folders: &Folders,
    ) -> Option<Vec<Change>> {
        let playing = self.is_playing();
        match intent {
            // Another game takes the board.
            Intent::NewMatch(_) | Intent::TakeUp(_) | Intent::Continue => {
                if playing {
                    self.get_up(live, folders);
                }
                None
            }
            _ if !playing => None,
            Intent::Leave => {
                self.get_up(live, folders);
                Some(Vec::new())
            }
            _ => {
                let seated = self.seated.as_mut()?;
                Some(seated.table.apply(intent, &mut live.0))
            }
        }
    }

    /// A flag falls at the machine of whoever has to act.
    pub(in crate::app::session) fn fall(&mut self, live: &mut Live) -> Option<Vec<Change>> {
        let seated = self
            .seated
            .as_mut()
            .filter(|seated| seated.table.has_begun())?;
        Some(seated.table.fall(&mut live.0))
    }
}

/// Hears what the line says, and lets time pass at the table.
pub(in crate::app::session) fn run(
    time: Res<Time<Real>>,
    mut online: ResMut<Online>,
    mut live: ResMut<Live>,
    office: Office,
    mut changes: MessageWriter<Change>,
    mut news: MessageWriter<OnlineNews>,
) {
    if online.seated.is_none() {
        return;
    }
    let online = &mut *online;
    let Some(seated) = &mut online.seated else {
        return;
    };
    let mut hangup = None;
    while let Some(said) = seated.poll() {
        match said {
            TransportEvent::Entered(me) => {
                seated.entered = true;
                seated.tries = 0;
                seated.table.entered(me);
                // From now on the room is known to be there, and so are we.
                seated.call.entry = match seated.call.entry {
                    EntryMode::Watch => EntryMode::Watch,
                    _ => EntryMode::Return,
                };
            }
            TransportEvent::Owner(peer) => seated.table.owned_by(peer),
            TransportEvent::PeerConnected(peer) => seated.table.came(peer),
            TransportEvent::PeerDisconnected(peer) => seated.table.left(peer),
            TransportEvent::Received(peer, bytes) => {
                changes.write_batch(seated.table.hear(peer, &bytes, &mut live.0));
            }
            TransportEvent::Closed(why) => hangup = Some(why),
        }
    }
    seated.since += time.delta();
    seated.unkept += time.delta();
    changes.write_batch(seated.table.tick(time.delta(), &mut live.0));
    let told = seated.table.take_news();
    let sent_away = told.iter().find_map(|told| match told {
        OnlineNews::SentAway(bye) => Some(*bye),
        _ => None,
    });
    news.write_batch(told);
    let trouble = match (sent_away, hangup) {
        (Some(bye), _) => Some(Trouble::SentAway(bye)),
        (None, Some(hangup)) => seated.lost(hangup),
        (None, None) => None,
    };
    match trouble {
        Some(trouble) => {
            online.get_up(&mut live, &office.folders);
            online.trouble = Some(trouble);
        }
        None => seated.mend(&office),
    }
}

/// Keeps the seat and sends what was said in this frame, in this order: nothing leaves that could be forgotten.
pub(in crate::app::session) fn keep_and_send(
    mut online: ResMut<Online>,
    live: Res<Live>,
    folders: Res<Folders>,
) {
    if online.seated.is_none() {
        return;
    }
    let online = &mut *online;
    if let Some(seated) = &mut online.seated {
        seated.keep(&live, &mut online.ticket, &folders);
        seated.send();
    }
}

/// While we are at a table there is something to say every second.
fn stay_awake(
    online: Res<Online>,
    mut wishes: MessageReader<OnlineWish>,
    mut news: MessageReader<OnlineNews>,
    mut redraw: ResMut<Redraw>,
) {
    if wishes.read().count() + news.read().count() > 0 {
        redraw.next_frame();
    }
    if online.stage() != Stage::Away {
        redraw.every(Source::Table);
    }
}
