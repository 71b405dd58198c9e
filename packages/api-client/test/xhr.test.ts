// @vitest-environment jsdom
import { describeCatalogue } from './catalogueSuite.ts';

describeCatalogue('xhr');
