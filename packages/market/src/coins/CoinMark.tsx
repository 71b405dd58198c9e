import { Art } from '@exchange/site-page/art';
import type { ReactElement } from 'react';
import ADA from '#art/coins/ADA.svg';
import AVAX from '#art/coins/AVAX.svg';
import BTC from '#art/coins/BTC.svg';
import DOGE from '#art/coins/DOGE.svg';
import DOT from '#art/coins/DOT.svg';
import ETH from '#art/coins/ETH.svg';
import LINK from '#art/coins/LINK.svg';
import LTC from '#art/coins/LTC.svg';
import other from '#art/coins/other.svg';
import SOL from '#art/coins/SOL.svg';
import TRX from '#art/coins/TRX.svg';
import UNI from '#art/coins/UNI.svg';
import USDT from '#art/coins/USDT.svg';
import XRP from '#art/coins/XRP.svg';

const images = new Map(
  Object.entries({ ADA, AVAX, BTC, DOGE, DOT, ETH, LINK, LTC, SOL, TRX, UNI, USDT, XRP }),
);

/** Logo of a coin. Unknown coins share one logo. Decorative: show the coin's name as text beside it. */
export function CoinMark({
  coin,
  size = 24,
}: {
  /** A coin such as `BTC`. */
  coin: string;
  /** Width and height in px. @defaultValue `24` */
  size?: number | undefined;
}): ReactElement {
  return <Art image={images.get(coin) ?? other} width={size} />;
}
