import { siteDocument } from '@exchange/site/frame/document';
import { closedEditions } from '../../exchange.config.ts';
import { basePath } from '../paths/basePath.ts';
import { isIndexedPage } from '../paths/indexing.ts';
import { footerColumns, navigation } from '../paths/navigation.ts';
import { regions } from '../paths/regions.ts';
import { sitePath } from '../paths/sitePath.ts';
import { missingPage } from '../shell/staticPage.ts';

export default siteDocument({
  regions,
  basePath,
  closedEditions,
  isIndexedPage,
  sitePath,
  navigation,
  footerColumns,
  missingPage,
  // Set by `next.config.ts`.
  scripts: {
    head: process.env.headScript ?? '',
    requests: process.env.requestsScript ?? '',
  },
});
