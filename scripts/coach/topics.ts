import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CoachLanguage } from '../../src/domain/coach/language.ts';
import { type TopicFile, topicFile } from '../../src/domain/coach/topics/topicFile.ts';

/** The topics of a language by name, checked; throws on the first file that is not as it should be. */
export function readTopics(language: CoachLanguage): Record<string, TopicFile> {
  return Object.fromEntries(
    globSync(`src/domain/coach/topics/${language}/*.json`)
      .map((file) => {
        const read = topicFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
        if (!read.success) throw new Error(`${file}: ${JSON.stringify(read.error.issues)}`);
        return [basename(file, '.json'), read.data] as const;
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
