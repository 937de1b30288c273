import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTopics } from '../../scripts/coach/topics.ts';
import { screenAt } from '../../src/app/screens';
import { OPERATIONS } from '../../src/domain/coach/answer/followUp';
import { wholeId } from '../../src/domain/coach/book';
import { FIRST_TOPICS } from '../../src/domain/coach/topics/firstTopics';
import type { Fact } from '../../src/domain/coach/topics/topicFile';
import { lookOut } from '../../src/domain/danger/readers';
import { words } from '../../src/lib/fold';

const topics = { fr: readTopics('fr'), en: readTopics('en') };
const idsOf = (language: 'fr' | 'en') =>
  Object.entries(topics[language]).flatMap(([topic, { facts }]) => Object.keys(facts).map((id) => `${topic}/${id}`));

/** Answers are read between two takes: « About 60 words ». */
const LONGEST = 65;
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('the coach’s topics', () => {
  it('have the same facts in both languages', () => {
    expect(idsOf('en')).toEqual(idsOf('fr'));
  });

  it('have every operation on what was said', () => {
    expect(Object.keys(topics.fr['follow-up']?.facts ?? {}).toSorted()).toEqual([...OPERATIONS].toSorted());
  });

  it('that a device has from the start exist', () => {
    expect([...FIRST_TOPICS].filter((topic) => !topics.fr[topic])).toEqual([]);
  });
});

describe.each(['fr', 'en'] as const)('each fact (%s)', (language) => {
  const facts = Object.entries(topics[language]).flatMap(([topic, { facts: own }]) =>
    Object.entries(own).map(([id, fact]): [string, Fact] => [`${topic}/${id}`, fact]),
  );
  const faulty = (isFaulty: (fact: Fact, id: string) => boolean) =>
    facts.flatMap(([id, fact]) => (isFaulty(fact, id) ? [id] : []));
  const said = ({ says, variants = [] }: Fact) => [says, ...variants.map((variant) => variant.says)];

  it('says what it says in about 60 words', () => {
    expect(faulty((fact) => said(fact).some((text) => wordCount(text) > LONGEST))).toEqual([]);
  });

  it('has at least ten examples, and a first one that fits on a button', () => {
    expect(faulty(({ asks }) => asks.length < 10 || (asks[0] ?? '').length > 60)).toEqual([]);
  });

  it('leads on to facts and screens that exist', () => {
    const ids = new Set(facts.map(([id]) => id));
    expect(faulty(({ more = [] }, id) => more.some((next) => !ids.has(wholeId(id, next))))).toEqual([]);
    const isScreen = (path: string) => path === '/' || screenAt(path) !== undefined;
    expect(faulty(({ tool }) => tool !== undefined && !isScreen(tool))).toEqual([]);
  });

  it('says where its figures come from', () => {
    expect(faulty((fact) => said(fact).some((text) => /\d/.test(text)) && !fact.source)).toEqual([]);
  });

  it('sends nobody to a « lien » or a « bio »', () => {
    expect(
      faulty((fact) => said(fact).some((text) => /(?<![\p{L}\p{N}])(?:lien|bio)(?![\p{L}\p{N}])/iu.test(text))),
    ).toEqual([]);
  });

  it('has a button that leads to it alone, and that tells of no danger', () => {
    const asks = facts.map(
      ([
        ,
        {
          asks: [ask = ''],
        },
      ]) => words(ask).join(' '),
    );
    expect(asks.filter((ask, place) => asks.indexOf(ask) !== place)).toEqual([]);
    // Threats and harassment are danger, whoever words them.
    expect(faulty(({ asks: [ask = ''] }, id) => !id.startsWith('hate/') && lookOut(ask)?.isSure === true)).toEqual([]);
  });

  it('is one that the classifier knows', () => {
    const classifier: { facts: Record<string, string> } = JSON.parse(
      readFileSync(`src/domain/coach/classifiers/${language}.json`, 'utf8'),
    );
    const known = Object.entries(classifier.facts).flatMap(([topic, ids]) =>
      ids.split(' ').map((id) => `${topic}/${id}`),
    );
    expect(known).toEqual(facts.map(([id]) => id));
  });
});
