import { describeRefusedCalls } from './agreementSuite.ts';
import { describeCatalogue } from './catalogueSuite.ts';

for (const adapter of ['http', 'fetch', 'none'] as const) {
  describeCatalogue(adapter);
  describeRefusedCalls(adapter);
}
