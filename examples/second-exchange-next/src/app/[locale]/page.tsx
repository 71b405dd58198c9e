import { loadMarkets } from '../../markets/markets.ts';
import { MarketsPage } from '../../markets/MarketsPage.tsx';
import { fromApi, metadataOf, staticPlace, type PageProps } from '../staticPlace.ts';

export const generateMetadata = metadataOf('/');

/** Next's route of the page in `src/markets`. Its HTML has the markets of the API. */
export default async function Page({ params }: PageProps) {
  const place = staticPlace((await params).locale);
  return <MarketsPage known={await fromApi(place, loadMarkets)} />;
}
