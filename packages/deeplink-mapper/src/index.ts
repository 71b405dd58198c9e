export {
  createDeepLinkMapper,
  type DeepLinkMapper,
  type DeepLinkMapperOptions,
  type Explanation,
} from './mapper.ts';
export type { DeepLink, DeepLinkRoute, ParameterFormat, RouteParameter } from './route.ts';
export { routes } from './routes.ts';
