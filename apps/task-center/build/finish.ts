import { finishExport } from '@exchange/site/build';
import { app } from '../app.config.ts';

console.log(await finishExport(app, process.cwd()));
