import { describe, expect, it } from 'vitest';
import type { CoachLanguage, Guide, Topic } from './guide';
import { Retrieval } from './retrieval';
import { readConversation, type Turn, understand } from './understand';

const guide = (topic: Topic, ...questions: string[]): Guide => ({
  topic,
  questions,
  parts: ['Une réponse.', 'Une autre.'],
  suggestions: ['Par où commencer ?', 'Quels hashtags ?'],
});

const GUIDES = [
  guide('start', 'Par où commencer ?'),
  guide('hooks', 'Comment accrocher dès la première seconde ?', 'Donne-moi des hooks'),
  guide('product-choice', 'Quel produit vendre ?'),
  guide('scripts', 'Écris-moi un script'),
  guide('filming', 'Comment filmer avec mon téléphone ?'),
  guide('disclosure', 'Je dois dire que c’est de la pub ?'),
  guide('first-live', 'Mon premier live'),
  guide('live-run', 'Le déroulé d’un live'),
  guide('analytics', 'Quels chiffres regarder ?'),
  guide('earnings-goal', 'Combien de vues pour mon objectif ?'),
  guide('small-talk', 'Salut'),
];

const context = {
  retrieval: { fr: new Retrieval(GUIDES), en: new Retrieval(GUIDES) },
  knows: (topic: Topic, _language: CoachLanguage) => GUIDES.some((known) => known.topic === topic),
};

/** The last turn of a conversation of the user's messages. */
function read(...messages: string[]): Turn {
  const conversation = readConversation(messages.slice(0, -1), 'fr', context);
  return understand(messages.at(-1) ?? '', conversation, 'fr', context);
}

describe('follow-ups', () => {
  const first = 'donne-moi des hooks pour la beauté';

  it.each([
    ['et pour la mode ?', 'other-niche'],
    ['what about tech?', 'other-niche'],
    ['d’autres pour la mode', 'other-niche'],
    ['another one for pets', 'other-niche'],
    ['d’autres', 'more'],
    ['encore !', 'more'],
    ['another one', 'more'],
    ['give me more', 'more'],
    ['d’autres hooks', 'more'],
    ['plus court', 'shorter'],
    ['trop long', 'shorter'],
    ['pourquoi ?', 'why'],
    ['why?', 'why'],
  ])('%s keeps the topic before (%s)', (message, kind) => {
    expect(read(first, message)).toMatchObject({ topic: 'hooks', kind });
  });

  it('names the new niche, in a row of them too', () => {
    expect(read(first, 'et pour la mode ?').niche).toBe('fashion');
    expect(read(first, 'et pour la mode ?', 'd’autres', 'et la tech ?')).toMatchObject({
      topic: 'hooks',
      niche: 'tech',
    });
  });

  it('« et en live ? » goes to the live, or stays where the rule is the same', () => {
    expect(read(first, 'et en live ?').topic).toBe('live-run');
    expect(read('quel produit vendre', 'et en live ?').topic).toBe('first-live');
    expect(read('je dois dire que c’est de la pub ?', 'et en live ?').topic).toBe('disclosure');
    expect(read('le déroulé d’un live', 'et en vidéo ?').topic).toBe('scripts');
  });

  it('refers to the last topic across thanks and unknown questions', () => {
    expect(read(first, 'merci', 'd’autres').topic).toBe('hooks');
    expect(read(first, 'qui est le roi de Suède', 'd’autres').topic).toBe('hooks');
  });

  it('is unclear without anything before it', () => {
    for (const message of ['d’autres', 'plus court', 'pourquoi ?']) {
      expect(read(message)).toMatchObject({ kind: 'unclear', topic: 'unknown' });
    }
  });

  it('is not one when the message has a topic of its own', () => {
    expect(read(first, 'pourquoi filmer face à la fenêtre ?').topic).toBe('filming');
  });
});

describe('niche and product', () => {
  it('takes the niche of the product named, the longest name first', () => {
    expect(read('un hook pour ma mini imprimante')).toMatchObject({
      niche: 'tech',
      product: { name: 'ta mini imprimante' },
    });
    expect(read('un script pour mon masque de sommeil').niche).toBe('wellness');
    expect(read('un script pour mon masque').niche).toBe('beauty');
    expect(read('a script for my massage gun').niche).toBe('fitness');
  });

  it('a niche alone asks for products, a product alone for its plan', () => {
    expect(read('beauté').topic).toBe('product-choice');
    expect(read('plutôt la tech').topic).toBe('product-choice');
    expect(read('mon sérum').topic).toBe('start');
  });

  it('does not take everyday words of one language for a product of the other', () => {
    expect(read('what is the best hook').product).toBeUndefined();
    expect(read('je montre mes bras').product).toBeUndefined();
  });
});

describe('relevance', () => {
  it.each([
    'comment réparer mon vélo',
    'quelle est la capitale du Pérou',
    'xyz',
    '12 fois 7',
    'mon chien est malade',
    '🍰',
  ])('says that it does not know: %s', (message) => {
    expect(read(message).topic).toBe('unknown');
  });

  it('does not answer a topic that has no guide', () => {
    expect(read('quels hashtags mettre ?').topic).toBe('unknown');
  });

  it('names a second topic where a question holds two', () => {
    const turn = read('accrocher et filmer');
    expect(new Set([turn.topic, turn.rival])).toEqual(new Set(['filming', 'hooks']));
  });
});

describe('a product that no lexicon has', () => {
  it.each([
    ['je vends des pièges à moustiques, tu filmerais quoi', 'tes pièges à moustiques'],
    ['un hook pour une horloge murale', 'ton horloge murale'],
    ['3 hooks for a mouse jiggler', 'your mouse jiggler'],
    ['write me an air purifier script', 'your air purifier'],
  ])('is named in the user’s words: %s', (message, name) => {
    expect(read(message).product).toMatchObject({ name, kind: 'any' });
  });

  it.each([
    'un hook pour ma vidéo',
    'un script pour ma niche',
    'je vends des vêtements',
    'another script',
    'a title for my first live',
    'what should i sell first',
  ])('is not taken from %s', (message) => {
    expect(read(message).product).toBeUndefined();
  });
});

it('of two things that nobody but the platform knows, the video to be looked at comes first', () => {
  expect(read('Regarde ma vidéo, elle va percer ?')).toMatchObject({ topic: 'analytics', caveat: 'video' });
  expect(read('Elle va percer ?')).toMatchObject({ topic: 'hooks', caveat: 'prediction' });
});
