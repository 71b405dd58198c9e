import { releaseTexts } from '@exchange/site/build';
import { app } from './siteFolder.ts';

releaseTexts(app);
