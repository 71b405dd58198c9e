import type { ReactElement } from 'react';
import { HeaderFrame, type HeaderFrameProps } from './headerFrame.tsx';
import { Glyph } from '../pictures/glyph.tsx';
import { menu, search } from '../pictures/icons.ts';

export {
  readCachedNavigation,
  type CachedNavigation,
  type Navigation,
  type NavigationItem,
} from './navigation.ts';

export type HeaderSkeletonProps = HeaderFrameProps;

/**
 * The header placeholder while the real header loads (spec 2.1): at least 48 px tall, dark in both
 * themes. Plain markup without hooks or handlers, so it can be rendered into a static page. The
 * style sheet picks the logo by `data-edition` on `<html>`, and headerSkeletonScript fills in
 * cached navigation. Its element has the id `x-header-skeleton`. The style sheet hides it once a
 * Header follows it in the same parent.
 */
export function HeaderSkeleton(props: HeaderSkeletonProps): ReactElement {
  return (
    <HeaderFrame
      {...props}
      id="x-header-skeleton"
      cached
      end={
        <div className="x-header-mobile" data-part="icons">
          <Glyph path={search} size={24} />
          <Glyph path={menu} size={24} />
        </div>
      }
    />
  );
}
