# The name of this language in itself.
language-name = English

back = Back
done = Done
cancel = Cancel
close = Close
sound = Sound

# Trouble with a file.
file-unreadable = { $file } cannot be read
file-foreign = { $file } is not a game of Narabe
file-damaged = { $file } is damaged and was left out
file-newer = { $file } comes from a newer Narabe
file-not-written = { $file } could not be written
