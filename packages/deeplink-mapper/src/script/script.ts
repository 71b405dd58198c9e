import { withBrand } from '../preset/preset.ts';
import { createScriptMapper, setExchangeDeepLinks } from './scriptMapper.ts';

setExchangeDeepLinks((options = {}) => createScriptMapper(withBrand(options)));
