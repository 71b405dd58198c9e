import type { DeepLinkConfig } from '../table/config.ts';
import { withBrand } from './brand.ts';

/** Configuration of the preset brand: its app, its site and the table of spec 2.3 (decision 1). */
export const preset: Required<DeepLinkConfig> = withBrand({});
