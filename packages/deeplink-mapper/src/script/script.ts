import { withBrand } from '../preset/brand.ts';
import { setGlobal } from './global.ts';
import { createScriptMapper } from './scriptMapper.ts';

setGlobal((options = {}) => createScriptMapper(withBrand(options)));
