import { describe, expect, it } from 'vitest';
import { captionOf, handedOver, isDisclosed, typedHashtags } from './caption';

const MENTION = 'Collaboration commerciale';

describe('the caption that is passed on', () => {
  it.each([
    [{ sourceTool: 'descriptions', description: 'Un micro clair.', hook: 'Écoute.' }, `Un micro clair.\n${MENTION}`],
    [{ sourceTool: 'descriptions', description: '  ', hook: 'Écoute.' }, `Écoute.\n${MENTION}`],
    [{ sourceTool: 'descriptions', description: 'Publicité. Un micro clair.' }, 'Publicité. Un micro clair.'],
    [{ title: 'Micro', description: 'Filme près de la fenêtre.', hook: 'Écoute.' }, `Écoute.\n${MENTION}`],
    [{ title: 'Micro', description: 'Filme près de la fenêtre.' }, `Micro\n${MENTION}`],
    [{}, MENTION],
  ])(
    '%j: a description written to be posted, else hook, else title, with the disclosure unless it is there',
    (video, caption) => {
      expect(captionOf(video, MENTION, 'fr')).toBe(caption);
    },
  );

  it.each([
    ['Un micro clair. Collaboration commerciale', 'fr', true],
    ['Un micro clair, en collab', 'fr', false],
    ['A clear mic. #ad', 'en', true],
    ['A clear mic, affiliate', 'en', false],
    ['', 'fr', false],
  ])('%s (%s): says that it is advertising: %s', (text, language, expected) => {
    expect(isDisclosed(text, language)).toBe(expected);
  });
});

describe('the hashtags', () => {
  it.each([
    ['#micro #son', ['#micro', '#son']],
    ['micro, son;test', ['#micro', '#son', '#test']],
    ['#micro#son #Micro', ['#micro', '#son']],
    ['   ', []],
  ])('%s: as typed, each once', (typed, tags) => {
    expect(typedHashtags(typed)).toEqual(tags);
  });

  it('go below the caption, as many as the platform allows', () => {
    expect(handedOver(' Un micro. ', '#a #b #c #d #e #f')).toBe('Un micro.\n#a #b #c #d #e');
    expect(handedOver('Un micro.', '')).toBe('Un micro.');
    expect(handedOver('', '#a')).toBe('#a');
  });
});
