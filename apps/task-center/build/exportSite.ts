import { exportSite } from '@exchange/site/build';
import { site } from './site.ts';

console.log(await exportSite(site));
