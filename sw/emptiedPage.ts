import { originalFor } from './originalLanguage';

const TEXTS = {
  en: {
    emptied:
      'Your browser has cleared what Jimp opens from without a network. As soon as you’re online, it opens again.',
    reload: 'Try again',
  },
  fr: {
    emptied: 'Ton navigateur a effacé ce qui ouvre Jimp sans réseau. Dès que tu es en ligne, tout s’ouvre à nouveau.',
    reload: 'Réessayer',
  },
};
/** The browser reports being online a little before the network answers. */
const RETRY_EVERY_MS = 5000;
const STYLE =
  ':root{color-scheme:light dark;font:17px/1.4 system-ui}main{max-width:30rem;margin:20vh auto 0;padding:0 1.25rem}a{display:inline-block;padding:.75rem 0}';

/**
 * Stands in for the page when the browser has emptied its storage and there is no network either. It says so in French
 * or English, whichever the browser (BCP 47) speaks, and reloads by itself once there is a network.
 */
export function emptiedPage(browserLanguage: string): Response {
  const language = originalFor(browserLanguage);
  const { emptied, reload } = TEXTS[language];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Jimp</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><main role="alert"><p>${emptied}</p><a href="">${reload}</a></main>
<script>setInterval(() => navigator.onLine && location.reload(), ${RETRY_EVERY_MS})</script></body></html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
