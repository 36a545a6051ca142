# The name of this language in itself.
language-name = English

back = Back
done = Done
cancel = Cancel
close = Close
sound = Sound
