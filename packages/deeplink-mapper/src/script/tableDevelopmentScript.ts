import { checkOptions } from '../table/checkOptions.ts';
import { createScriptMapper, setExchangeDeepLinks } from './scriptMapper.ts';

// Throws a `DeepLinkError` for an invalid option.
setExchangeDeepLinks((options) => {
  const config = { ...DEEP_LINK_CONFIG, ...options };
  checkOptions(config, []);
  return createScriptMapper(config);
});
