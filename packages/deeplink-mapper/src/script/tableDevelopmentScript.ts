import { checkOptions } from '../table/checkOptions.ts';
import { setGlobal } from './global.ts';
import { createScriptMapper } from './scriptMapper.ts';

// Throws a `DeepLinkError` for an invalid option.
setGlobal((options) => {
  const config = { ...DEEP_LINK_CONFIG, ...options };
  checkOptions(config, []);
  return createScriptMapper(config);
});
