import type { Rolldown } from 'vite';

const LANGUAGE_SCREEN =
  /src\/(?:main\.tsx|features\/language\/showLanguageScreen\.tsx|app\/pwa\/registerServiceWorker\.ts)$/;
const APP = /src\/app\/startApp\.tsx$/;

/** Whether one of the modules that `root` matches imports the module statically, directly or through others. */
function isPartOf(root: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importers.some((importer) => isPartOf(root, importer, context, seen)) ?? false;
}

const REACT = /node_modules\/(?:react|react-dom|scheduler|zustand|idb-keyval)\/|vite\/preload-helper/;
const LIBRARIES = /node_modules\/(?:i18next|react-i18next|react-router|react-router-dom|zod)\//;

function groupOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (LIBRARIES.test(id)) return 'libraries';
  if (REACT.test(id)) return 'base';
  if (!isPartOf(APP, id, context)) return null;
  return isPartOf(LANGUAGE_SCREEN, id, context) ? 'base' : 'app';
}

/** How many places have to import a module for it to become part of one shared chunk. */
const MANY = 2;

/** What tools and the measuring of videos share stays within those: a chunk for all screens would depend on theirs. */
const isOfLateScreens = (id: string, context: Rolldown.ChunkingContext) =>
  /\/src\/(?!tools\/|platform\/videoFile\/)/.test(id) && !isPartOf(LANGUAGE_SCREEN, id, context);

/**
 * Small modules that are requested one by one but used together: as files of their own they would compress badly.
 * Modules without their extension, and folders with a trailing slash.
 */
export const USED_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  // What every start fetches once its first screen is shown.
  late: [
    'src/app/Notices',
    'src/app/Menu',
    'src/app/ToolSearch',
    'src/app/TextsNote',
    'src/app/afterFirstScreenData',
    'src/app/overdueBadge',
    'src/app/reminders/',
    'src/app/pwa/OfflineNote',
    'src/app/pwa/UpdateBar',
    'src/ui/Drawer',
    'src/ui/Toaster',
    'src/i18n/keepLanguage',
    'src/platform/badge',
    'src/platform/tabLocks',
    'src/state/slices/adoptDrafts',
    'node_modules/@radix-ui/',
  ],
  chat: [
    'src/features/coach/chat/AnswerNote',
    'src/features/coach/chat/LengthNote',
    'src/features/coach/chat/openingMessages',
    'src/domain/coach/intents',
    'src/platform/voiceInput',
    'src/platform/readAloud',
  ],
  dialogs: [
    'src/ui/reminders/AskDialog',
    'src/ui/reminders/RemindOutcome',
    'src/ui/tool/result/EstimateDialog',
    'src/ui/conversations/AllConversations',
    'src/ui/hashtags/GroupsDialog',
    'src/ui/hashtags/GroupRow',
    'src/ui/hashtags/NameForm',
  ],
  pages: ['src/features/legal/', 'src/features/settings/about/'],
  planner: [
    'src/tools/conversion-planner/MoveDialog',
    'src/tools/conversion-planner/VideoDetails',
    'src/tools/conversion-planner/DragLayer',
  ],
  checklist: [
    'src/tools/checklist/HandOver',
    'src/tools/checklist/ScriptFindings',
    'src/tools/checklist/MeasuredPicker',
  ],
  // Without the dialog itself, which is requested by its own name: with it, Rolldown writes a chunk that cannot be read
  // (rolldown/rolldown#10734; `validModules` would end the build).
  tracker: [
    'src/tools/content-tracker/video/VideoFields',
    'src/tools/content-tracker/video/NextSteps',
    'src/tools/content-tracker/video/nextSteps',
    'src/tools/content-tracker/video/MenuDialog',
    'src/tools/content-tracker/video/StagePicker',
  ],
};

/**
 * What the menus and the search alone read of every tool, beside each tool's `menu.ts`. All of it is one chunk: in two, which
 * would need each other, the menus would be read before they are there.
 */
export const MENUS: readonly string[] = [
  'src/tools/toolMenus',
  'src/app/menus',
  'src/app/findScreens',
  'src/app/screenWords',
  'src/app/useScreenFinder',
  'src/app/ScreenIcon',
  'src/app/ToolFinder',
  'src/app/Sidebar',
  'src/domain/search/screenFinder',
];

/**
 * What recognises a product: fetched when one is first asked about. Everything of the domain's products but what the tools'
 * own rules write with.
 */
const RECOGNISES_PRODUCTS =
  /\/src\/(?:domain\/products\/(?!(?:brief|suits|told|thread|freshChoice|naturalName|productBook|secondsToSay|productFiles|promise|plainSearches|timedLine|joined|soldMost)\.ts)|lib\/nameFinder\.ts|ui\/tool\/product\/knowProduct\.ts|texts\/loadProductBook\.ts)/;

const isIn = (path: string, id: string) =>
  path.endsWith('/')
    ? id.includes(`/${path}`) && /\.(?:[jt]sx?|mjs)$/.test(id)
    : /^\.tsx?$/.test(id.split(`/${path}`)[1] ?? '');

const isOfMenus = (id: string) => /\/src\/tools\/[\w-]+\/menu\.ts$/.test(id) || MENUS.some((path) => isIn(path, id));

const partsUsedWith = (id: string) =>
  Object.keys(USED_TOGETHER).find((name) => USED_TOGETHER[name]?.some((path) => isIn(path, id))) ?? null;

/**
 * Icons of the first screen are imported by their path (`lucide-react/icons/menu`): imported by name, every icon of the
 * product would be part of it.
 *
 * What every start runs, in few chunks: few compress better than many and are found faster. The language screen needs
 * no more than the base: React, and what it shares with the app. Everything else is split as Rolldown sees fit.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: groupOf, debugName: 'start', includeDependenciesRecursively: false, priority: 1 },
  // The icons of other screens: a file for each would compress badly.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, includeDependenciesRecursively: false },
  // What the menus and the search alone read of every tool: among what late screens share, each of those would fetch it.
  { name: 'menus', test: isOfMenus, includeDependenciesRecursively: false },
  { name: 'products', test: RECOGNISES_PRODUCTS, includeDependenciesRecursively: false },
  // What many late screens share: each of these modules alone would compress badly, too. Whatever they import is shared
  // just as widely, so the chunk depends on no other late chunk.
  {
    name: (id, context) => (isOfLateScreens(id, context) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: MANY,
    includeDependenciesRecursively: false,
  },
  { name: partsUsedWith, debugName: 'used together', includeDependenciesRecursively: false },
];
