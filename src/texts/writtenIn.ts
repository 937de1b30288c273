/** Under this key a catalogue says which language its long texts are in: without a network it may be another one. */
export const WRITTEN_IN = 'writtenIn';
/** … or that they are not on the device. */
export const NOWHERE = 'nowhere';
