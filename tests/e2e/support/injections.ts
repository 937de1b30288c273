import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './app';

/** What every injection would call if it ran. */
const CALL = 'ranInjection()';

/**
 * Markup, addresses, templates and hidden letters that run `ranInjection` wherever they are treated as more than text.
 */
export const INJECTIONS: readonly string[] = [
  `<script>${CALL}</script>`,
  `"><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `</title><script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<img src=x onerror="${CALL}">`,
  `"><img src=x onerror=${CALL}>`,
  `'><img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<math><mtext><mglyph><style><img src=x onerror=${CALL}>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<details open ontoggle=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `" autofocus onfocus="${CALL}" x="`,
  `' autofocus onfocus='${CALL}' x='`,
  `<video><source onerror=${CALL}></video>`,
  `<audio src=x onerror=${CALL}>`,
  `<body onload=${CALL}>`,
  `<style>@import "javascript:${CALL}";</style>`,
  `<div style="background:url(javascript:${CALL})">`,
  `<link rel=stylesheet href="javascript:${CALL}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<form><button formaction="javascript:${CALL}">`,
  `<a href="javascript:${CALL}">a</a>`,
  `[a](javascript:${CALL})`,
  `![a](x"onerror="${CALL})`,
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}//`,
  `data:text/html,<script>opener.${CALL}</script>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `\\u003cscript\\u003e${CALL}\\u003c/script\\u003e`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `{{product}} <img src=x onerror=${CALL}> {{niche}}`,
  `**<img src=x onerror=${CALL}>**`,
  `→ javascript:${CALL}`,
  `<scr\u200bipt>${CALL}</script>\u202e`,
  `<template shadowrootmode=open><script>${CALL}</script></template>`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
];

/** All of them in one text, for fields with enough room. */
export const ALL_INJECTIONS = INJECTIONS.join(' ');

/** Markup that only an injection adds to the app. */
const FOREIGN =
  '#root :is(script, iframe, object, embed, base, meta, template, [onerror], [onload], [onfocus], [ontoggle], [onbegin])';

/** What ran in the pages of a watched context, in words. */
const watched = new WeakMap<BrowserContext, string[]>();

/** A context that several tests share is watched once, since a function can be exposed to its pages only once. */
async function recordOf(context: BrowserContext): Promise<string[]> {
  const known = watched.get(context);
  if (known) return known;
  const ran: string[] = [];
  watched.set(context, ran);
  await context.exposeFunction('ranInjection', () => ran.push('an injection ran'));
  await context.exposeFunction('stoppedByPolicy', (what: string) => ran.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'stoppedByPolicy')(`${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
}

/**
 * Watches every page of the context from now on. The returned function fails if anything ran, if the policy had to stop
 * anything, or if markup of an injection is on the page.
 */
export async function watchForInjections(
  context: BrowserContext,
): Promise<(page: Page, where: string) => Promise<void>> {
  const ran = await recordOf(context);
  ran.length = 0;
  return async (page, where) => {
    // What was put on the page may run a moment later: images fail, animations begin.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestIdleCallback(painted))));
    await expect(page.locator(FOREIGN), where).toHaveCount(0, { timeout: 1000 });
    await expect(page.locator('a[href^="javascript:" i], a[href^="data:text" i]'), where).toHaveCount(0, {
      timeout: 1000,
    });
    expect(ran, where).toEqual([]);
  };
}
