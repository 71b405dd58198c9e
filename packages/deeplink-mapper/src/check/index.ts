export { checkRoutes } from './checkRoutes.ts';
