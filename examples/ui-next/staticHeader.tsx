import { HeaderSkeleton, headerSkeletonScript } from '@exchange/ui';
import { languageKey, navigationKey, skeleton } from './navigation';

const { source } = headerSkeletonScript({ navigationKey, languageKey });

/** The header until the visitor's own one has loaded. Works in both routers. */
export function StaticHeader() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: source }} />
      <HeaderSkeleton {...skeleton} />
    </>
  );
}
