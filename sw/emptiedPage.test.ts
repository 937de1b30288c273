import { expect, it } from 'vitest';
import { emptiedPage } from './emptiedPage';

it.each([
  ['fr-CA', 'fr', 'Ton navigateur a effacé', 'Réessayer'],
  ['en-GB', 'en', 'Your browser has cleared', 'Try again'],
  ['de', 'en', 'Your browser has cleared', 'Try again'],
])(
  'a browser that speaks %s reads it in %s, with a link that reloads the page',
  async (spoken, language, said, again) => {
    const response = emptiedPage(spoken);
    const html = await response.text();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(said);
    expect(html).toContain(`<a href="">${again}</a>`);
  },
);

it('it reloads by itself within seconds of the network’s return', async () => {
  expect(await emptiedPage('fr').text()).toContain(
    '<script>setInterval(() => navigator.onLine && location.reload(), 5000)</script>',
  );
});
