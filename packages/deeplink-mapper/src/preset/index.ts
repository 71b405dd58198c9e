export { createDeepLinkMapper } from './mapper.ts';
export type { DeepLinkMapperOptions } from './mapper.ts';
export { preset } from './preset.ts';
export { routes } from './routes.ts';
