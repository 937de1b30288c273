import { words } from '../../../lib/fold';

/** The columns of an export, in its order; each is one value of a row. */
export const FIELDS = [
  'title',
  'link',
  'product',
  'niche',
  'publishedAt',
  'measuredAt',
  'viewsCount',
  'likesCount',
  'duration',
  'avgWatchTime',
  'ctaUsed',
] as const;
export type Field = (typeof FIELDS)[number];

/** The column that holds each field, counted from 0. */
export type Mapping = Readonly<Partial<Record<Field, number>>>;

/** What a column may be called in French and English, folded. */
const NAMES: Readonly<Record<Field, string>> = {
  title: 'titre, nom, video, titre de la video, title, name, video title, caption, legende, description',
  link: 'lien, adresse, url, lien de la video, adresse de la video, link, video link, video url, share url, address',
  product: 'produit, produit affilie, nom du produit, product, product name, affiliate product, article, item',
  niche: 'niche, categorie, category, thematique, topic',
  publishedAt:
    'date, publiee le, publie le, date de publication, publication, mise en ligne, published, published on, published at, publish time, post time, post date, posted, date posted',
  measuredAt: 'mesuree le, mesure le, date de mesure, releve le, date du releve, measured on, measured at, measured',
  viewsCount:
    'vues, vue, nombre de vues, total des vues, vues totales, views, view, view count, video views, total views, plays',
  likesCount:
    'j aime, jaime, mentions j aime, likes, like, nombre de likes, like count, total likes, total de j aime, coeurs, hearts',
  duration:
    'duree, duree s, duree de la video, longueur, duration, duration s, length, length s, video length, video duration',
  avgWatchTime:
    'temps moyen, temps moyen s, temps de visionnage moyen, temps moyen de visionnage, duree moyenne, duree moyenne de visionnage, duree moyenne de lecture, average watch time, avg watch time, avg watch time s, average time watched, average view duration, average play time',
  ctaUsed: 'cta, appel a l action, appel, call to action, cta used, cta text',
};

const KNOWN = FIELDS.flatMap((field) => NAMES[field].split(', ').map((name) => ({ field, name })));

/** How well a header matches a field: best if it is a whole name, else by the longest name within it. */
function likeness(header: string, name: string): number {
  if (header === name) return 1000;
  return ` ${header} `.includes(` ${name} `) ? name.length : 0;
}

/** Which column holds which field, by the headers of the first row; a column is used at most once. */
export function guessMapping(headers: readonly string[]): Mapping {
  const foldedHeaders = headers.map((header) => words(header.slice(0, 200)).join(' '));
  const pairs = foldedHeaders
    .flatMap((header, column) => KNOWN.map(({ field, name }) => ({ field, column, score: likeness(header, name) })))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const mapping = new Map<Field, number>();
  const takenColumns = new Set<number>();
  for (const { field, column } of pairs) {
    if (mapping.has(field) || takenColumns.has(column)) continue;
    mapping.set(field, column);
    takenColumns.add(column);
  }
  return Object.fromEntries(mapping);
}

/** Only a title or an address says which video a row is about. */
export const canRead = ({ title, link }: Mapping): boolean => title !== undefined || link !== undefined;
