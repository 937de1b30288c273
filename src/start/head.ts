import { createLoadScript } from './loadScript';
import { startInKeptLanguage } from './startInKeptLanguage';
import { trustScripts } from './trustScripts';

// Runs inline in the page's head, before anything is laid out.
trustScripts();
globalThis.loadScript = createLoadScript();
startInKeptLanguage();
