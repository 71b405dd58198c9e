import type { DeepLinkRoute } from '../table/route.ts';
import { miniPrograms } from './miniPrograms.ts';
import { nativePages } from './nativePages.ts';
import { patternRoutes } from './patternRoutes.ts';

/** The deep-link table. You can filter or extend it and pass it to `createDeepLinkMapper`. */
export const routes: readonly DeepLinkRoute[] = [...nativePages, ...miniPrograms, ...patternRoutes];
