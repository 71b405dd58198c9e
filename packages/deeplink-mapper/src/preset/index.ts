export { createDeepLinkMapper } from './mapper.ts';
export type { DeepLinkMapperOptions } from './mapper.ts';
export { preset, routes } from './preset.ts';
