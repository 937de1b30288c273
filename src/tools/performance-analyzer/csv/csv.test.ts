import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../../tests/fixtures/exampleVideo';
import type { Video } from '../../../contracts/video';
import english from '../locales/en.json';
import french from '../locales/fr.json';
import { FIELDS, guessMapping, type Mapping } from './csvColumns';
import { guessDayFirst, parseMoment } from './dates';
import { decodeText } from './decodeText';
import { exportCsv } from './exportCsv';
import { planImport } from './planImport';
import { readRows } from './readRows';
import { MOST_ROWS, readTable, type TableRow } from './readTable';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const newIds = () => {
  let made = 0;
  return () => {
    made += 1;
    return `new-${made}`;
  };
};

function rowsOf(text: string): readonly TableRow[] {
  const table = readTable(text);
  if ('refusal' in table) throw new Error(table.refusal);
  return table.rows;
}

function read(text: string, mapping?: Mapping, isDayFirst = true) {
  const rows = rowsOf(text);
  return readRows(rows.slice(1), mapping ?? guessMapping(rows[0]?.cells ?? []), { isDayFirst, now: NOW });
}

const plan = (text: string, videos: readonly Video[] = []) =>
  planImport(read(text).good, videos, { now: NOW, newId: newIds() });

describe('the columns', () => {
  const FRENCH = ['Titre', 'Lien', 'Produit', 'Niche', 'Date', 'Vues', 'J’aime', 'Durée', 'Temps moyen'];
  it.each([
    [FRENCH, [0, 1, 2, 3, 4, 6 - 1, 6, 7, 8]],
    [
      ['title', 'url', 'product', 'niche', 'Date', 'views', 'likes', 'duration', 'average watch time'],
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ],
    [
      [
        'TITRE DE LA VIDÉO',
        'Adresse',
        'Produit affilié',
        'Catégorie',
        'Publiée le',
        'Nombre de vues',
        "J'aime",
        'Durée (s)',
        'Durée moyenne de visionnage',
      ],
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ],
  ])('are recognised by their names: %j', (headers, columns) => {
    const fields = [
      'title',
      'link',
      'product',
      'niche',
      'publishedAt',
      'viewsCount',
      'likesCount',
      'duration',
      'avgWatchTime',
    ];
    expect(guessMapping(headers)).toEqual(Object.fromEntries(fields.map((field, place) => [field, columns[place]])));
  });

  it.each([french, english])('of our own export are all recognised', ({ labels }) => {
    const headers = FIELDS.map((field) => labels.csv.fields[field]);
    expect(guessMapping(headers)).toEqual(Object.fromEntries(FIELDS.map((field, place) => [field, place])));
  });

  it('of nonsense are none', () => {
    expect(guessMapping(['x', '', '12', '{}'])).toEqual({});
  });
});

describe('a table', () => {
  it.each([
    ['titre;vues\nA;1,5\nB;2,5', ';'],
    ['titre,vues\nA,1\nB,2', ','],
    ['titre\tvues\nA\t1\nB\t2', '\t'],
    ['titre|vues\nA|1\nB|2', '|'],
    ['sep=;\r\ntitre;vues\r\nA;1\r\nB;2', 'said'],
    ['\uFEFFtitre;vues\nA;1\nB;2', 'BOM'],
  ])('of %j is read, separated by %s', (text) => {
    expect(read(text).good.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(read(text).good[0]?.measured.viewsCount).toBe(1);
  });

  it('keeps separators, quotes and line ends in quotes, and counts lines as a spreadsheet does', () => {
    const { good, problems } = read('titre;vues\n"Un; ""vrai""\ntest";3\n\n"B";x');
    expect(good).toMatchObject([{ line: 2, title: 'Un; "vrai"\ntest' }]);
    expect(problems).toEqual([{ line: 4, reason: 'number', field: 'viewsCount', value: 'x' }]);
  });

  it.each([
    ['B;"2', '"D;4', '\n'],
    ['B;"2', '"D;4', '\r\n'],
    ['"B" vrai;2', '"D" faux;"4"', '\n'],
    ['B;"2', 'D;"4" vues', '\n'],
  ])('a quote that does not close spoils its own line, not those below it: %j, %j, lines ended by %j', (b, d, end) => {
    const { good, problems } = read(['titre;vues', 'A;1', b, 'C;3', d, 'E;5'].join(end));
    expect(good.map(({ line, title }) => [line, title])).toEqual([
      [2, 'A'],
      [4, 'C'],
      [6, 'E'],
    ]);
    expect(problems).toEqual([
      { line: 3, reason: 'quotes' },
      { line: 5, reason: 'quotes' },
    ]);
  });

  it.each([
    ['', 'empty'],
    [' \n\n\t\n', 'empty'],
    ['PK\u0003\u0004\0\0', 'notText'],
    ['x'.repeat(9_000_000), 'tooLarge'],
    [`titre\n${'a\n'.repeat(MOST_ROWS + 1)}`, 'tooManyRows'],
    [`titre\n${'\n'.repeat(1_000_000)}`, 'tooManyRows'],
  ])('that cannot be read is refused', (text, refusal) => {
    expect(readTable(text)).toEqual({ refusal });
  });

  it('takes 10,000 rows besides its header', () => {
    expect(read(`titre\n${'a\n'.repeat(MOST_ROWS)}`).good).toHaveLength(MOST_ROWS);
  });

  it('any text at all is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const table = readTable(text);
        if ('refusal' in table) return;
        const { good, problems } = readRows(
          table.rows,
          { title: 0, viewsCount: 1, publishedAt: 2 },
          { isDayFirst: true, now: NOW },
        );
        expect(good.length + problems.length).toBe(table.rows.length);
      }),
    );
  });

  it.each([
    ['UTF-8', [0xc3, 0xa9]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
    ['UTF-16 LE', [0xff, 0xfe, 0xe9, 0x00]],
    ['UTF-16 BE', [0xfe, 0xff, 0x00, 0xe9]],
    ['Windows-1252', [0xe9]],
  ])('is decoded from %s', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBe('é'));
});

describe('bad rows are named by line with the reason', () => {
  it.each([
    ['titre;vues\n;12', { line: 2, reason: 'noName' }],
    ['titre;vues\nA;beaucoup', { line: 2, reason: 'number', field: 'viewsCount', value: 'beaucoup' }],
    ['titre;vues\nA;-3', { line: 2, reason: 'number', field: 'viewsCount', value: '-3' }],
    ['titre;date\nA;31/02/2026', { line: 2, reason: 'date', field: 'publishedAt', value: '31/02/2026' }],
    ['titre;date\nA;hier', { line: 2, reason: 'date', field: 'publishedAt', value: 'hier' }],
    ['titre;date\nA;23/11/2026', { line: 2, reason: 'future', field: 'publishedAt', value: '23/11/2026' }],
    [`titre;produit\nA;${'x'.repeat(50_001)}`, { line: 2, reason: 'tooLong', field: 'product', value: '' }],
    ['titre;vues\n"A;12', { line: 2, reason: 'quotes' }],
  ])('%#', (text, problem) => expect(read(text)).toEqual({ good: [], problems: [problem] }));

  it('the good rows beside them are read', () => {
    const { good, problems } = read('titre;vues\nA;1\nB;?\nC;3');
    expect(good.map(({ line }) => line)).toEqual([2, 4]);
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-02', '2026-11-02 12:00'],
    ['2026-11-02 19:30', '2026-11-02 19:30'],
    ['2026-11-02T19:30:15', '2026-11-02 19:30:15'],
    ['02/11/2026', '2026-11-02 12:00'],
    ['2.11.26', '2026-11-02 12:00'],
    ['02/11/2026 19:30', '2026-11-02 19:30'],
    ['02/11/2026 19h30', '2026-11-02 19:30'],
    ['29/02/2028', '2028-02-29 12:00'],
  ])('%j is read', (text, local) => {
    expect(parseMoment(text, true)).toEqual(new Date(local.replace(' ', 'T')));
  });

  it('with its offset is exact', () => {
    expect(parseMoment('2026-11-02T19:30:15.250Z', true)?.toISOString()).toBe('2026-11-02T19:30:15.250Z');
    expect(parseMoment('2026-11-02 19:30+02:00', true)?.toISOString()).toBe('2026-11-02T17:30:00.000Z');
  });

  it.each(['', '29/02/2026', '00/01/2026', '2026-13-01', '1/2', '02/11/2026 25:00', 'demain', '2026-02-30T10:00:00Z'])(
    '%j is none',
    (text) => expect(parseMoment(text, true)).toBeUndefined(),
  );

  it('starts with the day or the month as its column shows, else as the language does', () => {
    expect(guessDayFirst(['01/02/2026', '21/11/2026'], false)).toBe(true);
    expect(guessDayFirst(['01/02/2026', '11/21/2026'], true)).toBe(false);
    expect(guessDayFirst(['01/02/2026'], true)).toBe(true);
    expect(guessDayFirst(['2026-01-02'], false)).toBe(false);
  });
});

describe('what an import would do', () => {
  const link = 'https://www.tiktok.com/@ines/video/42';
  const published = exampleVideo({
    title: 'Test du micro',
    link,
    publishedAt: '2026-11-10T10:00:00.000Z',
    platform: 'TikTok',
  });

  it('same link: a measurement is added to that video, however the address is written', () => {
    const { added, changed, before } = plan('titre;lien;vues\nAutre titre;m.tiktok.com/@autre/video/42?x=1;120', [
      published,
    ]);
    expect(added).toEqual([]);
    expect(before).toEqual([published]);
    expect(changed).toEqual([
      { ...published, measurements: [{ id: 'new-1', measuredAt: NOW.toISOString(), viewsCount: 120 }] },
    ]);
  });

  it('another link or title: a new published video', () => {
    const { added, changed } = plan('titre;lien;produit;niche;date;vues\nA;https://x.fr/2;Micro;Beauté;02/11/2026;7', [
      published,
    ]);
    expect(changed).toEqual([]);
    expect(added).toMatchObject([
      {
        kind: 'video',
        title: 'A',
        link: 'https://x.fr/2',
        product: 'Micro',
        niche: 'beauty',
        publishedAt: new Date('2026-11-02T12:00').toISOString(),
        platform: 'TikTok',
        measurements: [{ viewsCount: 7 }],
      },
    ]);
  });

  it('several rows of one video are its measurements', () => {
    const { added } = plan('titre;lien;mesurée le;vues\nA;x.fr/1;2026-11-01;10\nA;x.fr/1;2026-11-02;20');
    expect(added).toHaveLength(1);
    expect(added[0]?.measurements?.map(({ viewsCount }) => viewsCount)).toEqual([10, 20]);
  });

  it('what is already there is left out', () => {
    const text = 'titre;lien;vues\nA;x.fr/1;10\nB;x.fr/2;';
    const { added } = plan(text);
    expect(plan(text, added)).toEqual({ added: [], changed: [], before: [], known: 2 });
  });

  it('fills in what a video lacks and changes nothing else', () => {
    const { changed } = plan(`titre;lien;produit;niche\nAutre;${link};Micro-cravate;Mode`, [published]);
    expect(changed).toEqual([{ ...published, product: 'Micro-cravate' }]);
  });

  it('publishes an idea with that address', () => {
    const idea = exampleVideo({ title: 'Idée', link });
    expect(plan(`titre;lien;date\nIdée;${link};2026-11-05`, [idea]).changed).toMatchObject([
      { id: idea.id, publishedAt: new Date('2026-11-05T12:00').toISOString(), platform: 'TikTok' },
    ]);
  });
});

describe('the export', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '=1+1',
      "'=x",
      '+33',
      '@ines',
      '-',
      'a;b',
      'a,b',
      'a "b"',
      'ligne\nligne',
      '\uFEFFx',
      '👩🏽‍🦱',
      'é',
    ),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  );
  const said = text
    .map((value) => value.trim())
    .filter((value) => value !== '' && !value.includes('\0') && !value.includes('\r'));
  const moment = fc.date({ min: new Date('2020-01-01'), max: NOW, noInvalidDate: true }).map((at) => at.toISOString());
  const figures = fc.record(
    { viewsCount: fc.nat(), likesCount: fc.nat(), duration: fc.nat(), avgWatchTime: fc.nat(), ctaUsed: said },
    { requiredKeys: ['viewsCount'] },
  );
  const videos = fc
    .array(
      fc.record({
        title: said,
        product: said,
        publishedAt: moment,
        measured: fc.uniqueArray(fc.tuple(moment, figures), { selector: ([at]) => at, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((made) =>
      made.map(({ measured, ...known }, place) =>
        exampleVideo({
          ...known,
          niche: 'beauty',
          link: `https://www.tiktok.com/@ines/video/${place + 1}`,
          platform: 'TikTok',
          ...(measured.length > 0 && {
            measurements: measured
              .map(([measuredAt, figure], number) => ({ id: `m${number}`, measuredAt, ...figure }))
              .toSorted((one, other) => one.measuredAt.localeCompare(other.measuredAt)),
          }),
        }),
      ),
    );

  const essence = ({ title, product, niche, link, publishedAt, measurements }: Video) => ({
    title,
    product,
    niche,
    link,
    publishedAt,
    measurements: measurements?.map(({ id: _, ...figures }) => figures),
  });

  it.each([
    [';', french],
    [',', english],
  ] as const)('gives the same when read again, separated by %j', (separator, { labels }) => {
    fc.assert(
      fc.property(videos, (list) => {
        const { added, changed } = plan(exportCsv(list, labels.csv.fields, separator));
        expect(changed).toEqual([]);
        expect(added.map(essence)).toEqual(list.map(essence));
      }),
      { numRuns: 50 },
    );
  });

  it('says nothing new when read again where it comes from', () => {
    fc.assert(
      fc.property(videos, (list) => {
        const { added, changed } = plan(exportCsv(list, french.labels.csv.fields, ';'), list);
        expect({ added, changed }).toEqual({ added: [], changed: [] });
      }),
      { numRuns: 50 },
    );
  });

  it('holds nothing that a spreadsheet would calculate', () => {
    const [header, row] = exportCsv(
      [exampleVideo({ title: '=HYPERLINK("x")', publishedAt: NOW.toISOString() })],
      french.labels.csv.fields,
      ';',
    ).split('\r\n');
    expect(header).toMatch(/^\uFEFF/);
    expect(row).toMatch(/^"'=HYPERLINK/);
  });

  it('leaves out ideas and lives', () => {
    const list = [exampleVideo(), exampleVideo({ kind: 'live', publishedAt: NOW.toISOString() })];
    expect(rowsOf(exportCsv(list, french.labels.csv.fields, ';'))).toHaveLength(1);
  });
});
