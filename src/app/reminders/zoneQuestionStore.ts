import { createStore } from 'zustand/vanilla';

/** The time zone (IANA) in which lives are planned and the device no longer is, while it has to be asked about. */
export const zoneQuestionStore = createStore<{ from: string | undefined }>(() => ({ from: undefined }));
