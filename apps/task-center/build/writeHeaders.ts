import { writeHeaders } from '@exchange/site/build';
import { site } from './site.ts';

writeHeaders(site);
