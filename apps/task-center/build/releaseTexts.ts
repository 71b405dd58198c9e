import { releaseTexts } from '@exchange/site/build';

releaseTexts(process.cwd());
