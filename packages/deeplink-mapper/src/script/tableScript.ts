import { createScriptMapper, setExchangeDeepLinks } from './scriptMapper.ts';

setExchangeDeepLinks((options) => createScriptMapper({ ...DEEP_LINK_CONFIG, ...options }));
