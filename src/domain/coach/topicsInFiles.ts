/// <reference types="vite/types/importMeta.d.ts" />
import type { StoredCoachBook } from './book';
import type { CoachLanguage } from './language';
import { storedTopic } from './topics/storedTopic';
import type { TopicFile } from './topics/topicFile';

const FILES: Readonly<Record<CoachLanguage, Readonly<Record<string, TopicFile>>>> = {
  fr: import.meta.glob<TopicFile>('./topics/fr/*.json', { eager: true, import: 'default' }),
  en: import.meta.glob<TopicFile>('./topics/en/*.json', { eager: true, import: 'default' }),
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** The topics of a language out of their files. */
export const topicsInFiles = (language: CoachLanguage): StoredCoachBook['topics'] =>
  Object.fromEntries(Object.entries(FILES[language]).map(([path, topic]) => [nameOf(path), storedTopic(topic)]));
