export { deeplinkMapper } from './deeplinkMapper.ts';
