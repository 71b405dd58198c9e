import { Route, Routes } from 'react-router';
import { AccountPage } from './account/AccountPage.tsx';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { MarketsPage } from './markets/MarketsPage.tsx';
import { PageHead } from './PageHead.tsx';
import { RewardsPage } from './rewards/RewardsPage.tsx';

/** The page of the current address. `src/frame/pages.ts` has the texts of its head. */
export function Pages() {
  return (
    <>
      <PageHead />
      <Routes>
        <Route path="/" element={<MarketsPage />} />
        <Route path="/rewards" element={<RewardsPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  );
}
