import { Art } from '@exchange/site/page/art';
import type { ReactElement } from 'react';
import ADA from '#art/ADA.svg';
import AVAX from '#art/AVAX.svg';
import BTC from '#art/BTC.svg';
import DOGE from '#art/DOGE.svg';
import DOT from '#art/DOT.svg';
import ETH from '#art/ETH.svg';
import LINK from '#art/LINK.svg';
import LTC from '#art/LTC.svg';
import other from '#art/other.svg';
import SOL from '#art/SOL.svg';
import TRX from '#art/TRX.svg';
import UNI from '#art/UNI.svg';
import USDT from '#art/USDT.svg';
import XRP from '#art/XRP.svg';

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
