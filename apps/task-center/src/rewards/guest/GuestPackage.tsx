import { useTexts } from '@exchange/site/page';
import { GuestActions } from '@exchange/site/page/guests';
import { lazyScreen } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { PackageSkeleton } from './PackageSkeleton.tsx';

/** The rewards, as soon as the server has said what is in the package. */
const PackageList = lazyScreen(
  () => import('./PackageList.tsx').then(({ PackageList }) => PackageList),
  PackageSkeleton,
  () => null,
);

/** What a new account gets, in place of a page that shows what an account has. */
export function GuestPackage(): ReactElement {
  const t = useTexts('screen');
  return (
    <section className="guest-package page-width" aria-labelledby="package">
      <h2 id="package">{t('guest_package_title')}</h2>
      <p className="guest-package__lead">{t('guest_package_text')}</p>
      <GuestActions registerLabel={t('guest_register')} loginLabel={t('guest_login')} />
      <RiskNote of="prices" />
      <PackageList />
    </section>
  );
}
