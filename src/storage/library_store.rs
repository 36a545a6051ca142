//! The library's records in the browser's IndexedDB, which has room for many games.
//!
//! IndexedDB answers later, but a library works at once: all records are loaded before it is opened, and it is notified that a write
//! is done when it is handed over. If the browser refuses it afterwards, the next write says so.

use super::folders::Folders;
use js_sys::{Array, Promise, Uint8Array};
use narabe_library::{Database, DatabaseError, Loaded, RecordChange, RecordKey};
use send_wrapper::SendWrapper;
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

// The names of the database and of its only store, and the version of both.
const NAME: &str = "narabe";
const STORE: &str = "library";
const VERSION: u32 = 1;

/// Where the library is kept.
pub type LibraryDatabase = BrowserDatabase;

/// The database of the library.
///
/// # Errors
/// [`DatabaseError`] if the browser refuses it, as in some private windows.
pub async fn open_library(_: &Folders) -> Result<LibraryDatabase, DatabaseError> {
    let opened = async {
        let database = open().await?;
        let loaded = load(&database).await?;
        Ok((database, loaded))
    };
    let (database, loaded) = opened.await.map_err(|said: JsValue| fault(&said))?;
    Ok(BrowserDatabase {
        database: SendWrapper::new(database),
        loaded,
        refusal: SendWrapper::new(Rc::default()),
    })
}

/// A library in IndexedDB.
pub struct BrowserDatabase {
    database: SendWrapper<IdbDatabase>,
    /// What was loaded, until the library takes it.
    loaded: Vec<(RecordKey, Vec<u8>)>,
    /// Why an earlier write was refused, until it is reported.
    refusal: SendWrapper<Rc<RefCell<Option<String>>>>,
}

impl BrowserDatabase {
    /// Changes the store in one transaction.
    fn change(
        &self,
        change: impl FnOnce(&IdbObjectStore) -> Result<(), JsValue>,
    ) -> Result<(), DatabaseError> {
        if let Some(reason) = self.refusal.borrow_mut().take() {
            return Err(storage(reason));
        }
        let done = || {
            let mode = IdbTransactionMode::Readwrite;
            let transaction = self.database.transaction_with_str_and_mode(STORE, mode)?;
            change(&transaction.object_store(STORE)?)?;
            self.watch(&transaction);
            Ok(())
        };
        done().map_err(|said: JsValue| fault(&said))
    }

    /// Remembers that a transaction failed.
    fn watch(&self, transaction: &IdbTransaction) {
        let refusal = Rc::clone(&self.refusal);
        let failed = transaction.clone();
        let on_abort = Closure::once_into_js(move || {
            let error = failed.error();
            let reason = error.map_or_else(String::new, |error| error.message());
            bevy::log::error!("the library was not written: {reason}");
            *refusal.borrow_mut() = Some(reason);
        });
        transaction.set_onabort(on_abort.dyn_ref());
    }
}

impl Database for BrowserDatabase {
    fn load(&mut self) -> Result<Loaded, DatabaseError> {
        Ok(Loaded {
            records: std::mem::take(&mut self.loaded),
            damage: None,
        })
    }

    fn write(&mut self, batch: &[RecordChange]) -> Result<(), DatabaseError> {
        self.change(|store| {
            for RecordChange { key, bytes } in batch {
                let key = key_value(*key);
                match bytes {
                    Some(bytes) => store.put_with_key(&Uint8Array::from(&bytes[..]), &key)?,
                    None => store.delete(&key)?,
                };
            }
            Ok(())
        })
    }

    fn clear(&mut self) -> Result<(), DatabaseError> {
        self.change(|store| store.clear().map(drop))
    }
}

async fn open() -> Result<IdbDatabase, JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    let factory = window
        .indexed_db()?
        .ok_or("this browser has no IndexedDB")?;
    let request = factory.open_with_u32(NAME, VERSION)?;
    let opened = request.clone();
    let make = Closure::once_into_js(move || {
        let database: Option<IdbDatabase> = opened.result().ok().and_then(|it| it.dyn_into().ok());
        // If the store cannot be made, loading fails and says so.
        database.map(|database| database.create_object_store(STORE).is_ok());
    });
    request.set_onupgradeneeded(make.dyn_ref());
    settled(&request).await?.dyn_into()
}

/// All records of the store.
async fn load(database: &IdbDatabase) -> Result<Vec<(RecordKey, Vec<u8>)>, JsValue> {
    let transaction = database.transaction_with_str(STORE)?;
    let store = transaction.object_store(STORE)?;
    let (keys, values) = (store.get_all_keys()?, store.get_all()?);
    let (keys, values) = (settled(&keys).await?, settled(&values).await?);
    let (keys, values) = (Array::from(&keys), Array::from(&values));
    let pairs = keys.iter().zip(values.iter());
    let record = |(key, value): (JsValue, JsValue)| {
        let key = RecordKey::from_code(key.as_f64()? as u64)?;
        Some((key, Uint8Array::new(&value).to_vec()))
    };
    Ok(pairs.filter_map(record).collect())
}

/// Waits for the result of a request.
async fn settled(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let answered = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(answered).await {
        Ok(_) => request.result(),
        Err(said) => Err(request.error().ok().flatten().map_or(said, JsValue::from)),
    }
}

/// The key of a record. Its code is below 2^53, so that a number of JavaScript holds it.
fn key_value(key: RecordKey) -> JsValue {
    JsValue::from_f64(key.code() as f64)
}

fn fault(said: &JsValue) -> DatabaseError {
    let message = said
        .dyn_ref::<js_sys::Error>()
        .map(|error| String::from(error.message()));
    let message = message.or_else(|| said.as_string());
    storage(message.unwrap_or_else(|| format!("{said:?}")))
}

fn storage(reason: String) -> DatabaseError {
    DatabaseError::Storage {
        path: PathBuf::from("IndexedDB"),
        reason,
    }
}
