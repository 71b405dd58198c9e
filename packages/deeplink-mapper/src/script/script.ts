import { withBrand } from '../preset/brand.ts';
import { createScriptMapper, setExchangeDeepLinks } from './scriptMapper.ts';

setExchangeDeepLinks((options = {}) => createScriptMapper(withBrand(options)));
