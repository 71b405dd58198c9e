import { withBrand } from '../preset/brand.ts';
import { setExchangeDeepLinks } from './setExchangeDeepLinks.ts';
import { createScriptMapper } from './scriptMapper.ts';

setExchangeDeepLinks((options = {}) => createScriptMapper(withBrand(options)));
