import { expect, it } from 'vitest';
import { copyForRecipe } from '../src/examples/recipeCopy.ts';

it(
  'the recipe for a new deep link works in a copy of deeplink-mapper',
  { timeout: 300_000 },
  async () => {
    using copy = copyForRecipe('a-new-deep-link', 'deeplink-mapper');
    const [generate = '', test = ''] = copy.block('run generate').split('\n');

    copy.insertBefore('src/preset/routes.ts', '/fiat/deposit', copy.block('/vault/list'));
    await expect(copy.follow(test)).rejects.toThrow('vault-list');

    copy.insertBefore('src/preset/routes.test.ts', "['/kyc'", copy.block("open('vault')"));
    await expect(copy.follow(test)).rejects.toThrow();
    expect(copy.output()).toContain('(update it with `pnpm run generate`) > GUIDE.md');

    await copy.follow(generate);
    await copy.follow(test);
    expect(copy.read('GUIDE.md')).toContain(
      '`/vault/list`<br>`/vault/all` | `vault/home?tab=1` | `vault-list`',
    );
    expect(copy.read('generated/apple-app-site-association')).toContain('/vault');
  },
);

it(
  'the recipe for a new bridge method works in a copy of app-bridge',
  { timeout: 300_000 },
  async () => {
    using copy = copyForRecipe('a-new-bridge-method', 'app-bridge');
    const [typecheck = '', build = '', api = '', test = ''] = copy
      .block('run typecheck')
      .split('\n');
    const file = 'src/bridge/nativeMethods.ts';

    copy.insertBefore(file, "'UrlLauncher.open': {", copy.block('/** Signs'));
    await expect(copy.follow(typecheck)).rejects.toThrow();
    expect(copy.output()).toContain("Property ''Wallet.sign'' is missing");

    copy.insertBefore(file, "'UrlLauncher.open': undefined", copy.block('objectOf(data)'));
    for (const command of [typecheck, build, api, test]) await copy.follow(command);
    expect(copy.read('etc/index.api.md')).toContain("'Wallet.sign'");
  },
);
