import { useTexts } from '@exchange/site/page';
import { lazyScreen } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { GuestHero } from './GuestHero.tsx';
import { PackageSkeleton } from './PackageSkeleton.tsx';

/** The rewards, as soon as the server has said what is in the package. */
const PackageList = lazyScreen(
  () => import('./PackageList.tsx').then(({ PackageList }) => PackageList),
  PackageSkeleton,
  () => null,
);

/** Rewards of a new account, in place of a page with the data of an account. */
export function GuestPackage({
  isLoginFirst = false,
}: {
  /** Whether the page is for existing customers. */
  isLoginFirst?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <section className="guest-package page-width" aria-labelledby="package">
      <GuestHero
        id="package"
        title={t('guest_package_title')}
        lead={t('guest_package_text')}
        art={['bonus', 'coupon', 'points']}
        isLoginFirst={isLoginFirst}
      />
      <PackageList />
    </section>
  );
}
