import { mkdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { copyForRecipe, type RecipeCopy } from '../src/examples/recipeCopy.ts';

// Each test follows a recipe in a copy of the repository. It first leaves out steps and checks that a command of the
// recipe fails with a message that names the forgotten place.

vi.setConfig({ testTimeout: 900_000 });

const app = 'apps/task-center';

/** Commands that several recipes contain. */
const typecheck = 'npx pnpm@12 typecheck --filter @apps/task-center';
const texts = 'npx pnpm@12 texts';

it('a new deep link', async () => {
  using copy = copyForRecipe('a-new-deep-link');
  const [generate = '', test = ''] = copy.block('run generate').split('\n');
  const preset = 'packages/deeplink-mapper/src/preset';

  copy.insertBefore(`${preset}/nativePages.ts`, '/fiat/deposit', copy.block('/vault/list'));
  expect(await copy.failure(test)).toContain('vault-list');

  copy.insertBefore(`${preset}/routes.test.ts`, "['/kyc'", copy.block("open('vault')"));
  expect(await copy.failure(test)).toContain('(update it with `pnpm run generate`) > GUIDE.md');

  await copy.follow(generate);
  await copy.follow(test);
  expect(copy.read('packages/deeplink-mapper/GUIDE.md')).toContain(
    '`/vault/list`<br>`/vault/all` | `vault/home?tab=1` | `vault-list`',
  );
  expect(copy.read('packages/deeplink-mapper/generated/apple-app-site-association')).toContain(
    '/vault',
  );
});

it('a new bridge method', async () => {
  using copy = copyForRecipe('a-new-bridge-method');
  const [types = '', build = '', api = '', test = ''] = copy.block('run typecheck').split('\n');
  const file = 'packages/app-bridge/src/bridge/nativeMethods.ts';

  copy.insertBefore(file, "'UrlLauncher.open': {", copy.block('/** Signs'));
  expect(await copy.failure(types)).toContain("Property ''Wallet.sign'' is missing");

  copy.insertBefore(file, "'UrlLauncher.open': undefined", copy.block('objectOf(data)'));
  for (const command of [types, build, api, test]) await copy.follow(command);
  expect(copy.read('packages/app-bridge/etc/index.api.md')).toContain("'Wallet.sign'");
});

it('a new text', async () => {
  using copy = copyForRecipe('a-new-text');
  const test = 'npx pnpm@12 --filter @apps/task-center run test messages';
  const english = `${app}/messages/en/hub.json`;
  const added = [copy.block('streak_ends'), copy.block('streak_lost_one')];
  const lines = added.map((text) => text.replace(/^{\s*|\s*}$/g, ''));
  copy.insertBefore(english, '"meta_title"', `${lines.join(',\n')},`);

  const unfinished = await copy.failure(test);
  expect(unfinished).toContain('run pnpm texts');
  expect(unfinished).toContain(`${app}/messages/de/hub.json`);
  expect(unfinished).toContain('unused in hub.json');
  expect(unfinished).toContain('streak_ends');

  await copy.follow(texts);
  expect(copy.read(`${app}/messages/ar-SA/hub.json`).match(/streak_lost_/g)).toHaveLength(6);
  expect(copy.read(`${app}/messages/ja-JP/hub.json`).match(/streak_lost_/g)).toHaveLength(1);
  const screen = `${app}/src/hub/GettingStarted.tsx`;
  const heading = "{t('how_title')}";
  copy.replace(screen, heading, "{t('streak_end', { time: '1' })} {t('streak_ends')}");
  const misused = await copy.failure(typecheck);
  expect(misused).toMatch(/GettingStarted\.tsx.*"streak_end"/);
  // The variable `time` is missing.
  expect(misused).toMatch(/GettingStarted\.tsx.*Argument of type '\["streak_ends"\]'/);

  copy.replace(
    screen,
    "{t('streak_end', { time: '1' })} {t('streak_ends')}",
    `${heading} {t('streak_ends', { time: '1' })} {t('streak_lost', { count: 2 })}`,
  );
  await copy.follow(typecheck);
  await copy.follow(test);
});

it('a new API', async () => {
  using copy = copyForRecipe('a-new-api');
  const types = copy.block('--filter @exchange/task-center-api').split('\n')[0]!;
  const test = copy.block('task-center-api run test');
  const api = 'packages/task-center-api';

  copy.insertBefore(`${api}/src/paths.ts`, "claim: '/x-api", copy.block("vouchers: '/x-api"));
  copy.insertBefore(
    `${api}/src/endpoints.ts`,
    'claim: write(claimBody,',
    copy.block('vouchers: read'),
  );
  copy.insertBefore(
    `${api}/src/endpoints.ts`,
    'import { wallet }',
    "import { value } from '@exchange/exchange-api';",
  );
  const errors = await copy.failure(types);
  for (const place of ['handlers', 'openApi', 'queries.test', 'samples']) {
    expect(errors).toMatch(new RegExp(`${place}\\.ts.* vouchers, claimVoucher`));
  }
  for (const place of ['staleReads', 'useWrite']) {
    expect(errors).toMatch(new RegExp(`${place}\\.ts.*Property 'claimVoucher' is missing`));
  }

  for (const [file, mark, text] of [
    [
      'apps/sandbox/src/taskCenter/calls/handlers.ts',
      'claim: (caller',
      'vouchers: () => ({ items: [] }),\nclaimVoucher: () => ({}),',
    ],
    [
      'apps/sandbox/src/http/openApi.ts',
      "claim: 'Claim",
      "vouchers: 'List your vouchers',\nclaimVoucher: 'Claim a voucher',",
    ],
    [`${api}/test/queries.test.ts`, 'claim: {}', 'vouchers: {},\nclaimVoucher: {},'],
    [
      `${api}/test/samples.ts`,
      'claim: [',
      "vouchers: [{ items: [{ voucher_id: '7', value: usdt }] }],\nclaimVoucher: [{}],",
    ],
    [`${app}/src/data/staleReads.ts`, "claim: ['claimed']", "claimVoucher: ['reward'],"],
    [`${app}/src/data/staleReads.ts`, "'invite',", "'vouchers',"],
    [`${app}/src/data/useWrite.ts`, "claim: 'claim'", "claimVoucher: 'claim',"],
  ] as const) {
    copy.insertBefore(file, mark, text);
  }
  copy.write(
    `${app}/src/rewards/useVouchers.ts`,
    `import { useRead } from '../data/useRead.ts';
    import { useWrite } from '../data/useWrite.ts';
    export const useVouchers = () => [useRead('vouchers', {}), useWrite('claimVoucher', {})];`,
  );
  await copy.follow(types);

  const failures = await copy.failure(test);
  expect(failures).toContain('describes every call in README.md');
  expect(failures).toContain('GET /x-api/task-center/v1/vouchers vouchers');

  copy.insertBefore(
    `${api}/README.md`,
    '| `claim` ',
    '| `vouchers` | `GET /vouchers` | | | | |\n| `claimVoucher` | `POST /claim-voucher` | | | | yes |',
  );
  copy.insertBefore(
    `${api}/src/endpoints.test.ts`,
    'v1/claim claim key',
    "'GET /x-api/task-center/v1/vouchers vouchers',\n'POST /x-api/task-center/v1/claim-voucher claimVoucher key',",
  );
  await copy.follow(test);
});

it('a new screen', async () => {
  using copy = copyForRecipe('a-new-screen');
  const test = copy.block('run test priceAlert').split('\n')[1]!;
  await copy.follow(copy.block('gen screen'));
  await copy.follow(typecheck);
  await copy.follow(test);

  const lists = [`${app}/test/screens.ts`, `${app}/browser/support/screens.ts`] as const;
  const page = `${app}/src/pages/[locale]/task-center/price-alert.tsx`;
  const [screens, browserScreens, content] = [...lists, page].map(copy.read);
  const without = (text = '') => text.replace(/^.*\/price-alert.*\n/m, '');
  copy.remove(page);
  copy.write(lists[1], without(browserScreens));
  copy.replace(`${app}/src/priceAlert/PriceAlertScreen.tsx`, "useRead('home'", "useRead('invite'");
  const forgotten = await copy.failure(test);
  expect(forgotten).toContain('src/pages/[locale]/task-center has the pages of');
  expect(forgotten).toContain('browser/support/screens.ts lists every page');
  expect(forgotten).toContain(
    '/task-center/price-alert > reads "home", its call in test/screens.ts',
  );

  copy.write(page, content!);
  copy.write(lists[1], browserScreens!);
  copy.write(lists[0], without(screens));
  const unlisted = await copy.failure(test);
  expect(unlisted).toContain('test/screens.ts lists every page that loads data');
  expect(unlisted).toContain('price-alert');
});

/** Returns the edition of the recipe a-new-edition as source. */
function newEdition(copy: RecipeCopy): string {
  const [, edition] = /\.\.\.preset\.editions,\n([^]*?)\n {2}\],/.exec(copy.block('co.il')) ?? [];
  return edition!;
}

it('a new edition in exchange.config.ts', async () => {
  using copy = copyForRecipe('a-new-edition', 'a-new-locale');
  const [, test = '', regions = ''] = copy.block('browser sandboxRegions').split('\n');
  const config = 'packages/site/exchange.config.ts';

  copy.replace(
    config,
    'brand = preset;',
    `brand = { ...preset, editions: [...preset.editions, ${newEdition(copy)}] } as const;`,
  );
  copy.replace(config, "'brand.co.il'", "'brand.eu'");
  expect(await copy.failure(test)).toMatch(/RegionError: .*brand\.eu/);

  copy.replace(config, "'brand.eu'", "'brand.co.il'");
  const failures = await copy.failure(test);
  expect(failures).toContain('has texts for every locale of every edition');
  expect(failures).toContain('"he-ISR"');
  const region = await copy.failure(regions);
  expect(region).toContain(
    'add them to regionNames in apps/sandbox/src/taskCenter/callerRegion.ts',
  );
  expect(region).toContain('"il"');

  mkdirSync(copy.path('packages/site/messages/he'));
  await copy.follow(texts);
  copy.replace('apps/sandbox/src/taskCenter/callerRegion.ts', "'nl']", "'nl', 'il']");
  for (const command of [typecheck, test, regions]) await copy.follow(command);
});

it('a new locale and a new edition in the preset', async () => {
  using copy = copyForRecipe('a-new-locale', 'a-new-edition');
  const [regionTest = '', mapperTest = '', build = '', api = ''] = copy
    .block('deeplink-mapper run test locales')
    .split('\n');
  const [, test = '', site = ''] = copy.block('site run test createAppLinks').split('\n');
  const preset = 'packages/region-env/src/preset/preset.ts';

  copy.insertBefore(preset, "token: 'ro'", copy.block("token: 'sv'"));
  const withLocale = copy.read(preset);
  const edition = newEdition(copy).replace("tag: 'he-IL'", "tag: 'he-IL', hreflang: 'de'");
  copy.insertBefore(preset, '] as const', edition);
  const repeated = await copy.failure(regionTest);
  expect(repeated).toContain('RegionError: hreflang is "de". The locales "de" of');
  copy.replace(preset, ", hreflang: 'de'", '');

  await copy.follow(build);
  const failures = await copy.failure(test);
  expect(failures).toContain('has texts for every locale of every edition');
  expect(failures).toMatch(/"sv",\s.*"he-ISR"/);
  const unmapped = await copy.failure(site);
  expect(unmapped).toContain('sitemap.test.ts');
  expect(unmapped).toContain('add them to siteOrigins.ts or locales.ts of deeplink-mapper');
  expect(unmapped).toContain('https://www.brand.eu/sv/login');
  expect(unmapped).toContain('https://www.brand.co.il/he-ISR/login');

  copy.write(preset, withLocale);
  copy.replace('packages/deeplink-mapper/src/preset/locales.ts', "'ro',", "'ro', 'sv',");
  expect(await copy.failure(mapperTest)).toContain('locales.test.ts');
  mkdirSync(copy.path('packages/site/messages/sv'));
  await copy.follow(texts);
  for (const [file, text, replacement] of [
    ['deeplink-mapper/src/preset/locales.test.ts', "'ro']", "'ro', 'sv']"],
    ['deeplink-mapper/src/preset/locales.test.ts', 'toBe(43)', 'toBe(44)'],
    ['region-env/src/locale/alternates.test.ts', '15 + 13 + 3 + 3', '15 + 14 + 3 + 3'],
    ['region-env/src/preset/preset.test.ts', '15, 13, 3', '15, 14, 3'],
    ['region-env/src/preset/preset.test.ts', 'toHaveLength(44)', 'toHaveLength(45)'],
    ['region-env/src/preset/preset.test.ts', 'size).toBe(43)', 'size).toBe(44)'],
    ['region-env/src/preset/preset.test.ts', 'toHaveLength(43)', 'toHaveLength(44)'],
    [
      'region-env/src/preset/preset.test.ts',
      "['ro', 'ro', 'ro'],",
      "['sv', 'sv', 'sv'], ['ro', 'ro', 'ro'],",
    ],
  ] as const) {
    copy.replace(`packages/${file}`, text, replacement);
  }
  copy.replace('packages/site/src/build/sitemap.test.ts', 'toHaveLength(45)', 'toHaveLength(46)');
  copy.replace('packages/site/src/build/sitemap.test.ts', 'size).toBe(45)', 'size).toBe(46)');
  copy.replace('packages/site/src/build/sitemap.test.ts', 'toHaveLength(39)', 'toHaveLength(40)');
  for (const command of [regionTest, mapperTest, build, api, typecheck, test, site]) {
    await copy.follow(command);
  }
  expect(copy.read('packages/region-env/etc/preset.api.md')).toContain('sv');
});
