import { setGlobal } from './global.ts';
import { createScriptMapper } from './scriptMapper.ts';

setGlobal((options) => createScriptMapper({ ...DEEP_LINK_CONFIG, ...options }));
