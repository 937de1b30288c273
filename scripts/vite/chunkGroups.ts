import type { Rolldown } from 'vite';

const LANGUAGE_SCREEN =
  /src\/(?:main\.tsx|features\/language\/showLanguageScreen\.tsx|app\/pwa\/registerServiceWorker\.ts)$/;
const APP = /src\/app\/startApp\.tsx$/;

/** True when one of the modules that `root` matches imports the module statically, itself or through others. */
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

/** As many places ask for a module as make it part of one chunk for all. */
const MANY = 2;

/** What tools and the measuring of videos share lies within those: a chunk for all would need theirs. */
const isOfLateScreens = (id: string, context: Rolldown.ChunkingContext) =>
  /\/src\/(?!tools\/|platform\/videoFile\/)/.test(id) && !isPartOf(LANGUAGE_SCREEN, id, context);

/** Small parts that are asked for one by one but used together: in files of their own they would pack badly. */
const USED_TOGETHER: Readonly<Record<string, RegExp>> = {
  // What every start fetches once its first screen is there.
  late: /src\/(?:app\/(?:Notices|Menu|ToolSearch|TextsNote|keepData|overdueBadge|reminders\/\w+|pwa\/(?:OfflineNote|UpdateBar))|ui\/(?:Drawer|Toaster)|i18n\/keepLanguage|platform\/(?:badge|tabLocks)|state\/adoptDrafts)\.tsx?$|node_modules\/@radix-ui\//,
  chat: /src\/(?:features\/coach\/chat\/(?:AnswerNote|LengthNote|opening)|domain\/coach\/intents|platform\/(?:voiceInput|readAloud))\.tsx?$/,
  dialogs:
    /src\/ui\/(?:reminders\/(?:AskDialog|RemindOutcome)|tool\/EstimateDialog|conversations\/AllConversations|hashtags\/(?:GroupsDialog|GroupRow|NameForm))\.tsx$/,
  pages: /src\/features\/(?:legal|settings\/about)\/\w+\.tsx?$/,
  planner: /src\/tools\/conversion-planner\/(?:MoveDialog|VideoDetails|DragLayer)\.tsx$/,
  checklist: /src\/tools\/checklist\/(?:HandOver|ScriptFindings|MeasuredPicker)\.tsx$/,
  tracker: /src\/tools\/content-tracker\/(?:VideoDialog|VideoFields|NextSteps|nextSteps|MenuDialog|StagePicker)\.tsx?$/,
};

const partsUsedWith = (id: string) => Object.keys(USED_TOGETHER).find((name) => USED_TOGETHER[name]?.test(id)) ?? null;

/**
 * Icons of the first screen are imported by their path (`lucide-react/icons/menu`): by name, each icon of the product
 * would be part of it.
 *
 * What every start runs, in few chunks: few pack smaller than many and are found faster. The language screen needs no
 * more than the base: React, and what it shares with the app. All else Rolldown splits as it sees fit.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: groupOf, debugName: 'start', includeDependenciesRecursively: false, priority: 1 },
  // The icons of other screens: a file for each would pack badly.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, includeDependenciesRecursively: false },
  // What many late screens share: alone, each of these modules would pack badly, too. What it imports is shared by as many,
  // so that it needs no chunk that needs it.
  {
    name: (id, context) => (isOfLateScreens(id, context) ? 'shared' : null),
    debugName: 'shared',
    minShareCount: MANY,
    includeDependenciesRecursively: false,
  },
  { name: partsUsedWith, debugName: 'used together', includeDependenciesRecursively: false },
];
