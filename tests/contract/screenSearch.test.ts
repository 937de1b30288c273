import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screensIn } from '../../src/app/findScreens';
import { sidebarLinks } from '../../src/app/sidebarLinks';
import { ORIGINALS } from '../../src/contracts/languageFiles';
import type { Intents } from '../../src/domain/coach/intents';
import type { SettingsSection } from '../../src/features/settings/settingsSections';
import { LANGUAGES } from '../../src/i18n/languages';
import { listed } from '../../src/lib/listed';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const namesIn = (language: string): Record<string, Record<string, string>> =>
  readJson(`src/i18n/locales/${language}/shell.labels.json`);

const jobsIn = (language: string): Record<string, string> => readJson(`src/i18n/locales/${language}/menus.labels.json`);

/** The headings of the settings' sections. */
function headingsIn(language: string): Record<SettingsSection, string> {
  const [settings, reminders] = ['settings', 'reminders'].map((area) =>
    readJson(
      ORIGINALS.includes(language)
        ? `src/features/${area}/locales/${language}.json`
        : `src/i18n/locales/${language}/${area}.labels.json`,
    ),
  );
  return {
    language: settings.language.heading,
    display: settings.display.heading,
    reminders: reminders.heading,
    storage: settings.storage.heading,
    data: settings.data.heading,
    about: settings.about.heading,
  };
}

/** What the coach understands as a wish to open a screen. */
const intentsIn = (language: string): Intents =>
  ORIGINALS.includes(language)
    ? readJson(`src/features/coach/chat/locales/${language}.json`).intents
    : readJson(`src/i18n/locales/${language}/chat.labels.json`).intents;

/** The search as it is in a language: the screens found, best first. */
function searchIn(language: string): ReturnType<typeof screensIn> {
  const [names, english] = [namesIn(language), namesIn('en')];
  const nameOf = (key: string) => {
    const [group = '', id = ''] = key.split('.');
    return names[group]?.[id] ?? english[group]?.[id] ?? expect.fail(`There is no ${key} in ${language}.`);
  };
  const jobs = { ...jobsIn('en'), ...jobsIn(language) };
  const jobOf = (id: string) => jobs[id] ?? expect.fail(`Nobody says what ${id} does, in ${language}.`);
  const intents = ORIGINALS.includes(language) ? {} : intentsIn(language);
  return screensIn(language, nameOf, jobOf, headingsIn(language), intents);
}

/** Their ids. */
function finderIn(language: string): (query: string) => readonly string[] {
  const find = searchIn(language);
  return (query) => find(query).map(({ id }) => id);
}

// What somebody might type who has never seen the product, written before the keywords were: the screen for that job
// has to be among the first three.
const FRENCH: readonly [query: string, screen: string][] = [
  ['script', 'shop-script'],
  ['écrire un script', 'shop-script'],
  ['texte pour ma video', 'shop-script'],
  ['je sais pas quoi dire', 'shop-script'],
  ['prompteur', 'shop-script'],
  ['téléprompteur', 'shop-script'],
  ['telepromteur', 'shop-script'],
  ['quoi filmer', 'creative-formats'],
  ['pas d’idée', 'creative-formats'],
  ['idée de video', 'creative-formats'],
  ['inspi', 'creative-formats'],
  ['quoi poster', 'weekly-content'],
  ['quel produit vendre', 'daily-product'],
  ['trouver un produit', 'daily-product'],
  ['produit gagnant', 'daily-product'],
  ['produit belgique', 'geo-products'],
  ['dans mon pays', 'geo-products'],
  ['hook', 'video-structure'],
  ['accroche', 'titles'],
  ['acroche', 'titles'],
  ['titre', 'titles'],
  ['légende', 'descriptions'],
  ['legende', 'descriptions'],
  ['#', 'descriptions'],
  ['hastag', 'descriptions'],
  ['tags', 'descriptions'],
  ['heure de post', 'posting-strategy'],
  ['quand poster', 'publishing-scheduler'],
  ['à quelle heure publier', 'publishing-scheduler'],
  ['meilleure heure', 'publishing-scheduler'],
  ['programmer une vidéo', 'publishing-scheduler'],
  ['combien de vidéos par jour', 'posting-strategy'],
  ['strategie', 'posting-strategy'],
  ['calendrier', 'conversion-planner'],
  ['calandrier', 'conversion-planner'],
  ['planning', 'weekly-content'],
  ['organiser ma semaine', 'conversion-planner'],
  ['agenda', 'conversion-planner'],
  ['rappel', 'settings'],
  ['notif', 'settings'],
  ['pas de vues', 'performance-analyzer'],
  ['0 vue', 'performance-analyzer'],
  ['200 vues', 'performance-analyzer'],
  ['ma vidéo marche pas', 'performance-analyzer'],
  ['stats', 'performance-analyzer'],
  ['mes chiffres', 'performance-analyzer'],
  ['analyser une video', 'performance-analyzer'],
  ['combien je gagne', 'dashboard'],
  ['commission', 'dashboard'],
  ['argent', 'dashboard'],
  ['objectif', 'dashboard'],
  ['live', 'live-plan'],
  ['premier live', 'live-plan'],
  ['préparer un live', 'live-plan'],
  ['quoi dire en live', 'live-script'],
  ['idée de live', 'live-by-niche'],
  ['quel jour faire un live', 'weekly-live'],
  ['montage', 'video-editing'],
  ['monter ma vidéo', 'video-editing'],
  ['capcut', 'video-editing'],
  ['couper', 'video-editing'],
  ['trend', 'viral-alert'],
  ['tendances', 'viral-alert'],
  ['buzz', 'viral-alert'],
  ['percer', 'viral-alert'],
  ['ouvrir tiktok shop', 'setup-guide'],
  ['créer ma boutique', 'setup-guide'],
  ['inscription', 'setup-guide'],
  ['débuter', 'setup-guide'],
  ['tuto', 'setup-guide'],
  ['verifier ma video', 'checklist'],
  ['avant de poster', 'checklist'],
  ['chek list', 'checklist'],
  ['mes vidéos', 'content-tracker'],
  ['mes idées', 'content-tracker'],
  ['brouillon', 'content-tracker'],
  ['export', 'settings'],
  ['sauvegarde', 'settings'],
  ['changer de téléphone', 'settings'],
  ['mode sombre', 'settings'],
  ['langue', 'settings'],
  ['supprimer mon compte', 'settings'],
  ['mes données', 'privacy'],
  ['rgpd', 'privacy'],
  ['mon profil', 'about-you'],
  ['changer de niche', 'about-you'],
  ['cgu', 'terms'],
  ['accueil', 'hub'],
];

const ENGLISH: readonly [query: string, screen: string][] = [
  ['script', 'shop-script'],
  ['what do i say', 'shop-script'],
  ['teleprompter', 'shop-script'],
  ['telepromter', 'shop-script'],
  ['what to film', 'creative-formats'],
  ['video ideas', 'creative-formats'],
  ['no ideas', 'creative-formats'],
  ['what to post', 'weekly-content'],
  ['what to sell', 'daily-product'],
  ['find products', 'daily-product'],
  ['winning product', 'daily-product'],
  ['products uk', 'geo-products'],
  ['hook', 'video-structure'],
  ['caption', 'descriptions'],
  ['hashtags', 'descriptions'],
  ['hastags', 'descriptions'],
  ['headline', 'titles'],
  ['best time to post', 'publishing-scheduler'],
  ['when to post', 'publishing-scheduler'],
  ['how often should i post', 'posting-strategy'],
  ['schedule', 'publishing-scheduler'],
  ['content calendar', 'conversion-planner'],
  ['calender', 'conversion-planner'],
  ['reminder', 'settings'],
  ['notifications', 'settings'],
  ['no views', 'performance-analyzer'],
  ['stuck at 200 views', 'performance-analyzer'],
  ['analytics', 'performance-analyzer'],
  ['stats', 'performance-analyzer'],
  ['how much can i earn', 'dashboard'],
  ['money', 'dashboard'],
  ['goal', 'dashboard'],
  ['go live', 'live-plan'],
  ['first live', 'live-plan'],
  ['what to say on live', 'live-script'],
  ['live ideas', 'live-by-niche'],
  ['edit video', 'video-editing'],
  ['cuts', 'video-editing'],
  ['trends', 'viral-alert'],
  ['go viral', 'viral-alert'],
  ['open a shop', 'setup-guide'],
  ['how to start', 'setup-guide'],
  ['sign up', 'setup-guide'],
  ['before posting', 'checklist'],
  ['check my video', 'checklist'],
  ['my videos', 'content-tracker'],
  ['drafts', 'content-tracker'],
  ['backup', 'settings'],
  ['export', 'settings'],
  ['new phone', 'settings'],
  ['dark mode', 'settings'],
  ['language', 'settings'],
  ['delete my data', 'settings'],
  ['gdpr', 'privacy'],
  ['my profile', 'about-you'],
  ['change my niche', 'about-you'],
];

describe.each([
  ['fr', FRENCH],
  ['en', ENGLISH],
] as const)('the search over screens (%s)', (language, queries) => {
  const find = finderIn(language);

  it.each(queries)('« %s » leads to %s', (query, id) => {
    expect(find(query).slice(0, 3)).toContain(id);
  });

  it('leads from the words of the sidebar to the same tool', () => {
    const sidebar = namesIn(language).sidebar ?? {};
    for (const { labelKey, id } of sidebarLinks)
      expect(find(sidebar[labelKey.split('.')[1] ?? ''] ?? '').slice(0, 3), labelKey).toContain(id);
  });

  it.each(['xyz', 'qwertyuiop', 'cuire un œuf', 'pancake recipe', 'météo demain'])(
    'finds nothing for « %s »',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});

it.each([
  ['fr', 'rappel', '#reminders'],
  ['fr', 'rapel', '#reminders'],
  ['fr', 'sauvegarde', '#data'],
  ['fr', 'changer de téléphone', '#data'],
  ['fr', 'mode sombre', '#display'],
  ['fr', 'langue', '#language'],
  ['fr', 'réglages', ''],
  ['fr', '', ''],
  ['en', 'reminder', '#reminders'],
  ['en', 'backup', '#data'],
  ['en', 'how do I export', '#data'],
  ['en', 'log out', ''],
  ['de', 'Erinnerungen', '#reminders'],
  ['es', 'datos', '#data'],
  ['ar', 'اللغة', '#language'],
])('in %s « %s » leads to the settings%s', (language, query, anchor) => {
  expect(searchIn(language)(query).find(({ id }) => id === 'settings')?.path).toBe(`/settings${anchor}`);
});

// In the other languages by the words of its name, its job or what people say to the coach.
const ELSEWHERE: readonly [language: string, query: string, screen: string][] = [
  ['es', 'guion', 'shop-script'],
  ['es', 'leer en el teleprompter', 'shop-script'],
  ['es', 'calendario', 'conversion-planner'],
  ['es', 'recordatorio', 'publishing-scheduler'],
  ['es', 'comisiones', 'dashboard'],
  ['de', 'Skript', 'shop-script'],
  ['de', 'Kalender', 'conversion-planner'],
  ['de', 'Erinnerungen', 'settings'],
  ['de', 'Sekunde für Sekunde', 'video-structure'],
  ['de', 'Provision', 'dashboard'],
  ['it', 'gobbo', 'shop-script'],
  ['it', 'titoli', 'titles'],
  ['it', 'passo dopo passo', 'setup-guide'],
  ['it', 'promemoria', 'publishing-scheduler'],
  ['it', 'inquadratura', 'titles'],
  ['pt', 'legenda', 'descriptions'],
  ['pt', 'script de venda', 'shop-script'],
  ['pt', 'cortes', 'video-editing'],
  ['pt', 'lembretes', 'settings'],
  ['pt', 'calendário', 'conversion-planner'],
  ['ar', 'عنوان', 'titles'],
  ['ar', 'نص بيع', 'shop-script'],
  ['ar', 'تقويم', 'conversion-planner'],
  ['ar', 'تذكير', 'publishing-scheduler'],
  ['ar', 'خطوة بخطوة', 'setup-guide'],
];

it.each(ELSEWHERE)('in %s « %s » leads to %s', (language, query, id) => {
  expect(finderIn(language)(query).slice(0, 3)).toContain(id);
});

it.each(LANGUAGES.map(({ code }) => code))('what the coach understands, the search finds (%s)', (language) => {
  const find = finderIn(language);
  const lost = Object.entries(intentsIn(language)).flatMap(([id, wordings]) =>
    listed(wordings)
      .filter((wording) => !find(wording).slice(0, 3).includes(id))
      .map((wording) => `${wording.trim()} → ${id}`),
  );
  expect(lost).toEqual([]);
});
