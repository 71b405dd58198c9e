import { describeCatalogue } from './catalogueSuite.ts';

describeCatalogue('http');
describeCatalogue('fetch');
describeCatalogue('none');
