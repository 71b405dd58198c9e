import { withBrand } from '../preset/preset.ts';
import { checkOptions } from '../table/checkOptions.ts';
import { createScriptMapper, setExchangeDeepLinks } from './scriptMapper.ts';

// Throws a `DeepLinkError` for an invalid option. The production script has no checks, which makes it 0.5 kB smaller.
setExchangeDeepLinks((options = {}) => {
  const config = withBrand(options);
  checkOptions(config, []);
  return createScriptMapper(config);
});
