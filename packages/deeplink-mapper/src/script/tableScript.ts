import { setExchangeDeepLinks } from './setExchangeDeepLinks.ts';
import { createScriptMapper } from './scriptMapper.ts';

setExchangeDeepLinks((options) => createScriptMapper({ ...DEEP_LINK_CONFIG, ...options }));
