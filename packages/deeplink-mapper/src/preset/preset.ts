import type { DeepLinkConfig } from '../table/config.ts';
import { withBrand } from './brand.ts';

/** Configuration of the preset brand: its app, its site and its table of links. */
export const preset: Required<DeepLinkConfig> = withBrand({});
