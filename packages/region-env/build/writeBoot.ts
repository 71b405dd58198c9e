import { writeFileSync } from 'node:fs';
import { bootFile, bootModule } from './bootText.ts';

writeFileSync(bootFile, await bootModule());
