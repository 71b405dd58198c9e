export { prepareRelease, type PreparedRelease } from './release/prepareRelease.ts';
