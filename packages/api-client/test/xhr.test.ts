// @vitest-environment jsdom
import { describeRefusedCalls } from './agreementSuite.ts';
import { describeCatalogue } from './catalogueSuite.ts';

describeCatalogue('xhr');
describeRefusedCalls('xhr');
