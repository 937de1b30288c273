import type { Page } from '@playwright/test';
import en from '../../../src/i18n/locales/en/scriptCheck.labels.json' with { type: 'json' };
import enTool from '../../../src/i18n/locales/en/tool.labels.json' with { type: 'json' };
import fr from '../../../src/i18n/locales/fr/scriptCheck.labels.json' with { type: 'json' };
import frTool from '../../../src/i18n/locales/fr/tool.labels.json' with { type: 'json' };
import enScript from '../../../src/tools/shop-script/locales/en.json' with { type: 'json' };
import frScript from '../../../src/tools/shop-script/locales/fr.json' with { type: 'json' };
import { expect, openApp, test } from '../support/app';
import { inTurn } from '../support/everyday';
import { expectNoViolation } from '../support/noViolation';

const LANGUAGES = {
  fr: {
    labels: fr,
    tool: frTool,
    script: frScript,
    bad: 'Salut tout le monde, ça guérit tout. Lien en bio.',
    cure: 'guérit',
  },
  en: { labels: en, tool: enTool, script: enScript, bad: 'Hi guys, it cures acne. Link in bio.', cure: 'cures acne' },
} as const;
type Language = keyof typeof LANGUAGES;

async function openScript(page: Page, language: Language): Promise<void> {
  const { questions } = LANGUAGES[language].script.labels;
  await openApp(page, '/viral-script-generator', { language, settings: { instantResults: true } });
  for (const [question, answer] of [
    ['product', 'Bouilloire Zyx'],
    ['niche', 'tech'],
    ['country', 'France'],
  ] as const) {
    const field = page.getByPlaceholder(questions[question].placeholder);
    await field.fill(answer);
    await field.press('Enter');
  }
}

for (const language of inTurn(['fr', 'en'] as const, 0)) {
  const { labels, tool, bad, cure } = LANGUAGES[language];

  test(`a script of ours and one's own are checked, each finding opens (${language})`, async ({ page }) => {
    await openScript(page, language);
    const check = page.getByRole('button', { name: tool.result.check });
    await check.press('Enter');
    const panel = page.getByRole('region', { name: labels.title });
    await expect(panel.getByRole('status')).toHaveText(labels.allGood);
    await expectNoViolation(page, 'check');

    await panel.getByRole('button', { name: labels.own.open }).click();
    const dialog = page.getByRole('dialog', { name: labels.own.title });
    const area = dialog.getByLabel(labels.own.text);
    await area.fill(bad);
    await expect(dialog.getByRole('status').first()).not.toHaveText(labels.allGood);
    await dialog.getByText(labels.rules.health.name, { exact: true }).click();
    await expect(dialog.getByText(labels.problems.medical)).toBeVisible();
    await expectNoViolation(page, 'own version');
    await dialog.getByRole('button', { name: labels.showInText.replace('{{words}}', cure) }).click();
    await expect(area).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('button', { name: labels.own.open })).toBeFocused();
  });
}
