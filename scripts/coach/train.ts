import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CoachLanguage } from '../../src/domain/coach/language.ts';
import { trainClassifier } from './trainClassifier.ts';

// Makes the coach's classifiers anew from the topics' examples: node scripts/coach/train.ts [--language fr]

const { values } = parseArgs({ options: { language: { type: 'string' } } });
const languages: CoachLanguage[] =
  values.language === 'fr' || values.language === 'en' ? [values.language] : ['fr', 'en'];
for (const language of languages) {
  const classifier = trainClassifier(language);
  writeFileSync(`src/domain/coach/classifiers/${language}.json`, `${JSON.stringify(classifier, null, 2)}\n`);
  console.log(
    `${language}: ${Object.keys(classifier.facts).length} topics, ${classifier.features.split('|').length} features`,
  );
}
