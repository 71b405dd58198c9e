import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCatalogueTexts } from '../src/taskCenter/catalogue/catalogueTexts.ts';
import { runSandbox, sharedSandbox } from './running.ts';
import { script } from './taskCenterClient.ts';

const shared = sharedSandbox({});

async function open(path: string) {
  const response = await fetch(shared().url + path);
  return { response, html: await response.text() };
}

it.each([
  ['/legal/terms', 'Terms of use', 'at least 18 years old'],
  ['/de-DE/legal/terms', 'Nutzungsbedingungen', 'at least 18 years old'],
  ['/legal/privacy', 'Privacy policy', 'ask for a copy'],
  ['/ja-JP/legal/privacy/', 'プライバシー', 'ask for a copy'],
  ['/help', 'Help center', 'support team'],
  ['/de/help', 'Hilfe-Center', 'support team'],
  ['/about-us', 'About us', 'Register number'],
  ['/legal/invite', 'Full rules: Invite friends', '20 USDT when the friend makes a first trade'],
])('serves %s as a page with the title "%s"', async (path, title, words) => {
  const { response, html } = await open(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(words);
});

it.each([
  ['/legal/terms', '/task-center'],
  ['/ar-SA/legal/campaigns/volume-cup', '/ar-SA/task-center'],
])('%s has a header with the logo, which leads back to %s', async (path, home) => {
  const { html } = await open(path);
  const [header] = /<header>.*<\/header>/.exec(html) ?? [];
  expect(header).toContain('aria-label="BRAND"');
  expect(header?.split(`href="${home}"`)).toHaveLength(3);
});

it('says in the language of the page that the English text is binding', async () => {
  const { html } = await open('/ar-SA/legal/terms');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(createCatalogueTexts()('ar-SA').line('legal.binding').text);
  expect(html).toContain('<p lang="en" dir="ltr">');
  expect((await open('/legal/terms')).html).not.toContain('The English text is binding');
});

it.each(['/legal/campaigns/volume-cup', '/legal/campaigns/friends-season'])(
  'serves the full rules of a campaign: %s',
  async (path) => {
    const { response, html } = await open(path);
    expect(response.status).toBe(200);
    for (const heading of ['Promoter', 'Who can take part', 'Dates', 'How ranks are computed']) {
      expect(html).toContain(`<h2>${heading}</h2>`);
    }
    for (const heading of ['Prizes', 'Taxes', 'Changes and early end', 'Law and complaints']) {
      expect(html).toContain(`<h2>${heading}</h2>`);
    }
    expect(html).toContain('UTC');
  },
);

it('shows the prizes of the campaign, and its dates in the language of the page', async () => {
  const { html } = await open('/de/legal/campaigns/volume-cup');
  expect(html).toContain('<td><bdi dir="ltr">4–10</bdi></td><td>2.000 USDT</td>');
  expect(html).toContain('50.000 USDT');
});

it('says when the prizes can be claimed and used, and what else applies to them', async () => {
  const { html } = await open('/legal/campaigns/volume-cup');
  expect(html).toContain('Claim within 30 days. Then use within 30 days.');
  expect(html).toContain('It cannot be withdrawn. Profits can.');
  expect((await open('/de/legal/campaigns/volume-cup')).html).toContain(
    'Zum Abholen hast du 30 Tage Zeit. Danach hast du 30 Tage Zeit zum Nutzen.',
  );
});

it.each(['/legal/terms', '/legal/privacy', '/legal/invite', '/legal/campaigns/volume-cup'])(
  'names the company, the version and its date on %s',
  async (path) => {
    const { html } = await open(path);
    expect(html).toContain('Register number');
    expect(html).toMatch(/Version \d.*in effect since/);
  },
);

it('has no rules of a campaign that the region does not offer', async () => {
  const { url } = await runSandbox();
  const rules = async () => (await fetch(`${url}/legal/campaigns/derivatives-league`)).status;
  expect(await rules()).toBe(200);
  await script(url, '/region', { region: 'eu' });
  expect(await rules()).toBe(404);
});

it('links the rules of a campaign from its details', async () => {
  const { url } = shared();
  const response = await fetch(`${url}/x-api/task-center/v1/campaign?campaign_id=volume-cup`);
  const { result } = (await response.json()) as { result: { rules_path: string } };
  expect(result.rules_path).toBe('/legal/campaigns/volume-cup');
  expect((await open(result.rules_path)).response.status).toBe(200);
});

it.each(['/legal/campaigns/none', '/legal/other', '/de/legal/campaigns/%3Cb%3E'])(
  'has no page %s',
  async (path) => {
    const { response, html } = await open(path);
    expect(response.status).toBe(404);
    expect(html).not.toContain('<b>');
  },
);

it('has its headings in every language of the catalogue', () => {
  const texts = createCatalogueTexts();
  const english = texts('en');
  const keys = ['title_terms', 'title_privacy', 'binding', 'heading_promoter', 'heading_taxes'];
  for (const name of readdirSync(join(import.meta.dirname, '../catalogue'))) {
    const lang = name.replace('.json', '');
    if (lang === 'en') continue;
    for (const key of keys) {
      expect(texts(lang).line(`legal.${key}`).text, `${lang} ${key}`).not.toBe(
        english.line(`legal.${key}`).text,
      );
    }
  }
});
