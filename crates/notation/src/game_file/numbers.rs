//! A list of numbers that grows without being copied: a list of two hundred megabytes never takes twice that.

/// The numbers of a page.
const PAGE: usize = 1 << 16;

/// The list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    pages: Vec<Vec<u32>>,
    length: usize,
}

impl Numbers {
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.length
    }

    /// The memory that they take, in bytes.
    pub const fn memory(&self) -> usize {
        self.pages.len() * PAGE * size_of::<u32>()
    }

    pub fn push(&mut self, number: u32) {
        if self.length.is_multiple_of(PAGE) {
            self.pages.push(Vec::with_capacity(PAGE));
        }
        if let Some(page) = self.pages.last_mut() {
            page.push(number);
            self.length += 1;
        }
    }

    /// The number at a place; 0 behind the end.
    pub fn get(&self, at: u32) -> u32 {
        let (page, at) = place(at);
        let page = self.pages.get(page);
        page.and_then(|page| page.get(at)).copied().unwrap_or(0)
    }

    /// Changes the number at a place, if there is one.
    pub fn set(&mut self, at: u32, number: u32) {
        let (page, at) = place(at);
        let page = self.pages.get_mut(page);
        if let Some(known) = page.and_then(|page| page.get_mut(at)) {
            *known = number;
        }
    }
}

fn place(at: u32) -> (usize, usize) {
    let at = usize::try_from(at).unwrap_or(usize::MAX);
    (at / PAGE, at % PAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_where_they_were_put_also_on_later_pages() {
        let mut numbers = Numbers::default();
        let count = 2 * PAGE as u32 + 3;
        (0..count).for_each(|number| numbers.push(number * 3));
        assert_eq!(numbers.len(), count as usize);
        numbers.set(PAGE as u32, 7);
        numbers.set(count, 7);
        let expected = |at: u32| match at {
            at if at == PAGE as u32 => 7,
            at if at < count => at * 3,
            _ => 0,
        };
        for at in (0..count + 2).step_by(5).chain([PAGE as u32, count]) {
            assert_eq!(numbers.get(at), expected(at), "{at}");
        }
    }
}
