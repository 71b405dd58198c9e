import { join } from 'node:path';
import { exportOf } from '@exchange/site/build';
import { app } from '../app.config.ts';

/** The task centre, for the steps of its build. */
export const site = exportOf(app, join(import.meta.dirname, '..'));
