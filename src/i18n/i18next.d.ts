import 'i18next';
import type pwa from '../app/pwa/locales/en.json';
import type videoAdvice from '../domain/videoAdvice/locales/en.json';
import type chat from '../features/coach/chat/locales/en.json';
import type danger from '../features/coach/danger/locales/en.json';
import type coach from '../features/coach/locales/en.json';
import type video from '../features/coach/video/locales/en.json';
import type legal from '../features/legal/locales/en.json';
import type reminders from '../features/reminders/locales/en.json';
import type settings from '../features/settings/locales/en.json';
import type checklist from '../tools/checklist/locales/en.json';
import type contentTracker from '../tools/content-tracker/locales/en.json';
import type conversionPlanner from '../tools/conversion-planner/locales/en.json';
import type creativeFormats from '../tools/creative-formats/locales/en.json';
import type dailyProduct from '../tools/daily-product/locales/en.json';
import type dashboard from '../tools/dashboard/locales/en.json';
import type descriptions from '../tools/descriptions/locales/en.json';
import type geoProducts from '../tools/geo-products/locales/en.json';
import type hub from '../tools/hub/locales/en.json';
import type liveByNiche from '../tools/live-by-niche/locales/en.json';
import type livePlan from '../tools/live-plan/locales/en.json';
import type liveScript from '../tools/live-script/locales/en.json';
import type performanceAnalyzer from '../tools/performance-analyzer/locales/en.json';
import type postingStrategy from '../tools/posting-strategy/locales/en.json';
import type publishingScheduler from '../tools/publishing-scheduler/locales/en.json';
import type setupGuide from '../tools/setup-guide/locales/en.json';
import type shopScript from '../tools/shop-script/locales/en.json';
import type titles from '../tools/titles/locales/en.json';
import type videoEditing from '../tools/video-editing/locales/en.json';
import type videoStructure from '../tools/video-structure/locales/en.json';
import type viralAlert from '../tools/viral-alert/locales/en.json';
import type weeklyContent from '../tools/weekly-content/locales/en.json';
import type weeklyLive from '../tools/weekly-live/locales/en.json';
import type weeklyStrategy from '../tools/weekly-strategy/locales/en.json';
import type scriptCheck from './locales/en/scriptCheck.labels.json';
import type shell from './locales/en/shell.labels.json';
import type teleprompter from './locales/en/teleprompter.labels.json';
import type tool from './locales/en/tool.labels.json';

/** The tools' catalogues. */
export interface ToolCatalogues {
  'setup-guide': typeof setupGuide;
  'performance-analyzer': typeof performanceAnalyzer;
  checklist: typeof checklist;
  'publishing-scheduler': typeof publishingScheduler;
  'conversion-planner': typeof conversionPlanner;
  dashboard: typeof dashboard;
  hub: typeof hub;
  'viral-alert': typeof viralAlert;
  'daily-product': typeof dailyProduct;
  'live-by-niche': typeof liveByNiche;
  'weekly-live': typeof weeklyLive;
  'video-structure': typeof videoStructure;
  'video-editing': typeof videoEditing;
  titles: typeof titles;
  descriptions: typeof descriptions;
  'live-script': typeof liveScript;
  'weekly-content': typeof weeklyContent;
  'content-tracker': typeof contentTracker;
  'weekly-strategy': typeof weeklyStrategy;
  'live-plan': typeof livePlan;
  'posting-strategy': typeof postingStrategy;
  'geo-products': typeof geoProducts;
  'shop-script': typeof shopScript;
  'creative-formats': typeof creativeFormats;
}

/** The catalogues with long texts. */
export interface TextCatalogues extends ToolCatalogues {
  videoAdvice: typeof videoAdvice;
}

/** What `t` reads of them; `useTexts` reads the rest. The keys of both together are more than the compiler can hold. */
type ToolLabels = { [Tool in keyof ToolCatalogues]: Pick<ToolCatalogues[Tool], 'labels'> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: ToolLabels & {
      shell: typeof shell;
      tool: typeof tool;
      scriptCheck: typeof scriptCheck;
      teleprompter: typeof teleprompter;
      coach: typeof coach;
      chat: typeof chat;
      danger: typeof danger;
      video: typeof video;
      settings: typeof settings;
      legal: typeof legal;
      pwa: typeof pwa;
      reminders: typeof reminders;
      videoAdvice: typeof videoAdvice;
    };
  }
}
