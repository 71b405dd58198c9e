export { HeaderSkeleton, type HeaderSkeletonProps } from './headerSkeleton.tsx';
export {
  readCachedNavigation,
  type CachedNavigation,
  type Navigation,
  type NavigationItem,
} from './navigation.ts';
