import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { campaignCatalogue } from '../src/taskCenter/catalogue/campaignCatalogue.ts';
import { displayedEdition } from '../src/legal/legalEditions.ts';
import { isOfferedIn } from '../src/taskCenter/catalogue/regionRules.ts';
import { stablecoinOf } from '../src/taskCenter/stablecoin.ts';
import { runSandbox, sharedSandbox } from './running.ts';
import { script, verifiedCaller } from './taskCenterClient.ts';

const shared = sharedSandbox({});

async function open(path: string) {
  const response = await fetch(shared().url + path);
  const html = await response.text();
  // Without the isolates around values and with plain spaces, because readers see no difference.
  const text = html.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
  return { response, html, text };
}

/** Requests the rules of a campaign from a sandbox, by default as a guest. */
async function rulesOf(url: string, campaign: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/legal/campaigns/${campaign}`, { headers });
  return { status: response.status, html: await response.text() };
}

describe('pages', () => {
  it.each([
    ['/legal/terms', 'Terms of use', 'The minimum age is 18.'],
    ['/de-DE/legal/terms', 'Nutzungsbedingungen', 'Das Mindestalter beträgt 18 Jahre.'],
    ['/legal/privacy', 'Privacy policy', 'ask for a copy'],
    ['/legal/privacy', 'Privacy policy', 'withdraw your consent at any time'],
    ['/ja-JP/legal/privacy/', 'プライバシーポリシー', '写し'],
    ['/legal/fees', 'Fees', 'A trade of 100 USDT costs 0.1 USDT.'],
    ['/de/legal/fees', 'Gebühren', 'Ein Trade über 100 USDC kostet 0,1 USDC.'],
    ['/legal/assets', 'Crypto-assets', 'The facts are as of November 30, 2026.'],
    ['/de/legal/assets', 'Kryptowerte', 'Keiner. Kein Unternehmen gibt ihn aus'],
    ['/legal/privacy', 'Privacy policy', 'Session: 7 days. Random number: 120 days.'],
    ['/de/legal/privacy', 'Datenschutzerklärung', '<dd>90 Tage</dd>'],
    ['/help', 'Help center', 'support team'],
    ['/de/help', 'Hilfe-Center', 'Support-Team'],
    ['/about-us', 'About us', 'Register number'],
    ['/legal/invite', 'Full rules: Invite friends', '20 USDT when the friend makes a first trade'],
    ['/legal/campaigns/volume-cup', 'Full rules: Volume Cup', 'their usual fees, about 0.1%.'],
  ])('serves %s as a page with the title "%s"', async (path, title, words) => {
    const { response, html, text } = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<title>${title} – BRAND</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(text).toContain(words);
  });

  it.each([
    ['/legal/terms', '/task-center'],
    ['/ar-SA/legal/campaigns/volume-cup', '/ar-SA/task-center'],
  ])('%s has a header with two links to %s, one of them the logo', async (path, home) => {
    const { html } = await open(path);
    const [header] = /<header>.*<\/header>/.exec(html) ?? [];
    expect(header).toContain('aria-label="BRAND"');
    const links = header?.matchAll(/href="([^"]*)"/g) ?? [];
    expect([...links].filter(([, href]) => href === home)).toHaveLength(2);
  });

  it('a page has a table of contents if it is long', async () => {
    const { html } = await open('/de/legal/terms');
    const targets = [...html.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(4);
    for (const id of targets) expect(html).toContain(`<section id="${id}">`);
    expect((await open('/de/help')).html).not.toContain('class="contents"');
  });

  it('names the network fee and the smallest withdrawal of each coin', async () => {
    const { text } = await open('/legal/fees');
    expect(text).toContain(
      'Withdrawing costs a network fee of 0.00002 BTC. The smallest withdrawal is 0.00005 BTC.',
    );
    expect(text).toContain('a network fee of 0.0006 ETH. The smallest withdrawal is 0.001 ETH.');
  });

  it('says how often and how far extra coupons for friends are paid', async () => {
    const { text } = await open('/legal/invite');
    expect(text).toContain('You get each extra coupon once. The last one is for 50 friends.');
    expect(text).toContain('All rewards are coupons');
    expect(text).toContain('Claim them within 7 days. Then use them within 90 days.');
  });

  it('names the spread of a conversion', async () => {
    expect((await open('/legal/fees')).text).toContain(
      'spread of about 0.1%. A conversion of 100 USDT costs about 0.1 USDT.',
    );
  });

  it.each([
    ['/legal/assets', ['Bitcoin (BTC)', 'Ether (ETH)', 'Tether (USDT)']],
    ['/en/legal/assets?edition=eu', ['Bitcoin (BTC)', 'Ether (ETH)', 'USD Coin (USDC)']],
  ])('describes on %s each coin of the edition, with its white paper', async (path, coins) => {
    const { text } = await open(path);
    expect([...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, coin]) => coin)).toEqual(coins);
    for (const label of ['What it is', 'Issuer', 'Main risks', 'White paper']) {
      expect(text.split(`<dt>${label}</dt>`)).toHaveLength(coins.length + 1);
    }
    expect([...text.matchAll(/<dd><a href="https:/g)]).toHaveLength(coins.length);
  });

  it.each([
    ['/de/legal/terms', '/de/legal/assets'],
    ['/en/legal/terms/?edition=eu', '/en/legal/assets?edition=eu'],
    ['/legal/invite', '/legal/assets'],
    ['/legal/campaigns/volume-cup', '/legal/assets'],
  ])('links on %s the coins: %s', async (path, target) => {
    const { html } = await open(path);
    expect(html).toContain(`<a href="${target}">`);
    expect((await open(target)).response.status).toBe(200);
  });

  it('names for each purpose of data what for, which, how long and who receives them', async () => {
    const { text } = await open('/legal/privacy');
    const purposes = [...text.matchAll(/<h3>(.*?)<\/h3><dl>(.*?)<\/dl>/g)];
    expect(purposes.map(([, name]) => name)).toEqual([
      'Necessary',
      'Usage analytics',
      'Speed and errors',
    ]);
    for (const [, , facts] of purposes) {
      const labels = [...facts!.matchAll(/<dt>(.*?)<\/dt><dd>.+?<\/dd>/g)].map(
        ([, label]) => label,
      );
      expect(labels).toEqual(['What for', 'Which data', 'How long', 'Who receives it']);
    }
  });

  it('names the fees of derivatives only in editions that offer them', async () => {
    expect((await open('/legal/fees')).text).toContain('Derivatives trading costs 0.06%');
    expect((await open('/en/legal/fees?edition=eu')).text).not.toContain('Derivatives');
  });

  it.each(['/legal/terms', '/legal/privacy', '/legal/invite', '/legal/campaigns/volume-cup'])(
    'names the company, the version and its date on %s',
    async (path) => {
      const { text } = await open(path);
      expect(text).toContain('Register number');
      expect(text).toMatch(/Version \d.*in effect since/);
    },
  );

  it.each(['/legal/terms', '/legal/invite', '/legal/campaigns/volume-cup'])(
    'contains on %s the address for complaints',
    async (path) => {
      expect((await open(path)).html).toContain('Write to the support team first');
    },
  );

  it.each(['/en/legal/terms', '/en/legal/invite', '/en/legal/campaigns/volume-cup'])(
    'names on %s the countries whose residents cannot take part',
    async (path) => {
      const { html } = await open(path);
      expect(html).toMatch(/cannot open an account: [^<]*United Kingdom[^<]*United States/);
    },
  );

  it.each(['/legal/campaigns/none', '/legal/other', '/de/legal/campaigns/%3Cb%3E'])(
    'has no page %s',
    async (path) => {
      const { response, html } = await open(path);
      expect(response.status).toBe(404);
      expect(html).not.toContain('<b>');
    },
  );
});

describe('campaigns', () => {
  it.each(['/legal/campaigns/volume-cup', '/legal/campaigns/friends-season'])(
    'serves the full rules of a campaign: %s',
    async (path) => {
      const { response, html } = await open(path);
      expect(response.status).toBe(200);
      for (const heading of [
        'Promoter',
        'Who can take part',
        'Dates',
        'How ranks are computed',
        'Prizes',
        'Taxes',
        'Changes and early end',
        'Law and complaints',
      ]) {
        expect(html).toContain(`<h2>${heading}</h2>`);
      }
      expect(html).toContain('UTC');
    },
  );

  it('shows the prizes of the campaign, and its dates in the language of the page', async () => {
    const { text } = await open('/de/legal/campaigns/volume-cup');
    expect(text).toContain('<td>4–10</td><td>400 USDC (Gebührengutschein)</td>');
    expect(text).toContain('10.000 USDC');
  });

  it('describes the public data of a participant', async () => {
    const { text } = await open('/legal/campaigns/volume-cup');
    expect(text).toContain(
      'Your rank, score, prize and part of your name are visible to everyone.',
    );
  });

  it('contains the claim and use periods of the prizes, and their other terms', async () => {
    const { text } = await open('/legal/campaigns/volume-cup');
    expect(text).toContain(
      'Claim a prize within 30 days of the final ranks, then use it within 90 days of the claim.',
    );
    expect(text).toContain('It cannot be withdrawn or passed on.');
    expect((await open('/de/legal/campaigns/volume-cup')).text).toContain(
      'Du hast ab der endgültigen Rangliste 30 Tage Zeit zum Abholen und ab dem Abholen 90 Tage Zeit zum Nutzen.',
    );
  });

  it('links the rules of a campaign from its details', async () => {
    const { url } = shared();
    const response = await fetch(`${url}/x-api/task-center/v1/campaign?campaign_id=volume-cup`);
    const { result } = (await response.json()) as { result: { rules_path: string } };
    expect(result.rules_path).toBe('/legal/campaigns/volume-cup');
    expect((await open(result.rules_path)).response.status).toBe(200);
  });

  it('names the risks of what counts in a campaign, and of its prizes', async () => {
    const { url } = await runSandbox();
    const rules = async (campaign: string) => (await rulesOf(url, campaign)).html;
    expect(await rules('derivatives-league')).toMatch(/You can lose everything.*With leverage/);
    expect(await rules('volume-cup')).toMatch(/You can lose everything/);
    expect(await rules('volume-cup')).not.toMatch(/With leverage/);
    expect(await rules('friends-season')).not.toContain('id="risk"');
  });
});

describe('editions', () => {
  it.each([
    ['/legal/terms', 'Exchange Web Global (Demo) Ltd'],
    ['/de/legal/terms', 'Exchange Web EU (Demo) Ltd'],
    ['/en-KAZ/about-us', 'Exchange Web Kazakhstan (Demo) Ltd'],
    ['/legal/invite?edition=hk', 'Exchange Web Hong Kong (Demo) Ltd'],
  ])('%s names the company of its edition: %s', async (path, company) => {
    expect((await open(path)).text).toContain(company);
  });

  it.each([
    ['/de/legal/campaigns/volume-cup', 'Gewinne werden als Gebührengutscheine ausgegeben.'],
    ['/legal/campaigns/volume-cup?edition=eu', 'Prizes are paid as fee coupons.'],
  ])('%s states the prize of the edition that displays it', async (path, prize) => {
    const { text } = await open(path);
    expect(text).toContain(prize);
    expect(text).not.toMatch(/derivatives bonus|Derivatebonus|Derivate-Bonus/i);
  });

  it.each(['a%20b', 'mars', 'eu&edition=eu'])(
    'the rules of a campaign ignore an unknown edition: %s',
    async (edition) => {
      const path = '/legal/campaigns/derivatives-league';
      const { response, text } = await open(`${path}?edition=${edition}`);
      expect(response.status).toBe(200);
      expect(text).toBe((await open(path)).text);
    },
  );

  it('the rules of a campaign are missing in a region that does not offer it', async () => {
    const { url } = await runSandbox();
    expect((await rulesOf(url, 'derivatives-league')).status).toBe(200);
    await script(url, '/region', { region: 'eu' });
    expect((await rulesOf(url, 'derivatives-league')).status).toBe(404);
  });

  it('only participants see the rules of a campaign in a region that does not offer it', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    await user.post('join', { campaign_id: 'derivatives-league' });
    const campaign = 'derivatives-league?edition=eu';
    expect((await rulesOf(url, campaign)).status).toBe(404);
    expect((await rulesOf(url, campaign, user.headers)).status).toBe(200);
  });
});

describe('locales', () => {
  it.each([
    ['/ar-SA/legal/terms', 'ar-SA', 'rtl', '/en/legal/terms'],
    ['/tr-TUR/legal/campaigns/volume-cup', 'tr-TR', 'ltr', '/en-TR/legal/campaigns/volume-cup'],
    ['/zh-HK/help', 'zh-HK', 'ltr', '/en-HK/help'],
    ['/es/legal/invite?from=x', 'es', 'ltr', '/en/legal/invite?edition=eu'],
  ])(
    '%s is in %s from %s and links the binding English version',
    async (path, tag, dir, english) => {
      const { html } = await open(path);
      expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect(html).toContain(`<a href="${english}" hreflang="en">`);
      expect((await open(english)).html).not.toContain('class="note"');
    },
  );

  it.each(['/xx/legal/terms', '/en-KAZ/legal/terms'])(
    'a page is in English at %s',
    async (path) => {
      expect((await open(path)).html).toContain('<html lang="en" dir="ltr">');
    },
  );

  const languages = readdirSync(join(import.meta.dirname, '../src/legal/texts'));

  describe.each(languages.map((name) => name.replace('.json', '')))('in %s', (lang) => {
    const number = new Intl.NumberFormat(lang, { numberingSystem: 'latn' });

    it.each(campaignCatalogue)('the rules of $id have figures of the locale', async (campaign) => {
      const { response, text } = await open(`/${lang}/legal/campaigns/${campaign.id}`);
      const edition = displayedEdition('default', lang);
      const currency = stablecoinOf(edition);
      const isOffered = isOfferedIn([edition], campaign);
      expect(response.status).toBe(isOffered ? 200 : 404);
      if (!isOffered) return;
      for (const { amount } of campaign.prizes) {
        expect(text).toContain(
          `<td>${number.format(Number(amount))} ${currency} (`.replaceAll('\u00a0', ' '),
        );
      }
      expect(text).toContain(
        `${number.format(Number(campaign.pool.amount))} ${currency}`.replaceAll('\u00a0', ' '),
      );
      expect(text).toContain(String(campaign.prizes.at(-1)!.toRank));
    });

    it('names the fees of derivatives only in editions that offer them', async () => {
      expect((await open('/legal/fees')).text).toContain('Derivatives trading costs 0.06%');
      expect((await open('/en/legal/fees?edition=eu')).text).not.toContain('Derivatives');
    });

    it.each([
      '/legal/terms',
      '/legal/privacy',
      '/legal/assets',
      '/legal/invite',
      '/help',
      '/about-us',
    ])('the page %s has no placeholder left', async (path) => {
      const { response, html } = await open(`/${lang}${path}`);
      expect(response.status).toBe(200);
      expect(html.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[{}]|undefined/);
    });
  });
});
