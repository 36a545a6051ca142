//! Implementations of serde's traits through another form of a type: its text, or a saved form that is validated.

/// Implements `Serialize` with `Display` and `Deserialize` with `FromStr`.
#[macro_export]
macro_rules! impl_serde_as_text {
    ($($name:ty),+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <String as serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    )+};
}

/// Implements `Serialize` by converting `&T` to the saved form, and `Deserialize` by converting it back with `TryFrom`.
macro_rules! impl_serde_as {
    ($name:ty, $saved:ty) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&<$saved>::from(self), serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$saved as serde::Deserialize>::deserialize(deserializer)?
                    .try_into()
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {impl_serde_as, impl_serde_as_text};
