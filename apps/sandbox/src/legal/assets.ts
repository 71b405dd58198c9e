import { stablecoinOf } from '../taskCenter/stablecoin.ts';
import type { LegalPart } from './legalDocument.ts';
import type { LegalLanguage } from './legalLanguage.ts';

/** A coin of rewards or campaigns. */
interface Asset {
  symbol: string;
  name: string;
  /** Company that issues it. undefined if there is none. */
  issuer?: string;
  /** Keys of the texts. */
  about: 'btc' | 'eth' | 'stablecoin';
  risk: 'price_risk' | 'stablecoin_risk';
  /** Address of the white paper. The one of an e-money token is the issuer's by law (MiCA, article 51). */
  paper: string;
}

const assets: readonly Asset[] = [
  {
    symbol: 'BTC',
    name: 'Bitcoin',
    about: 'btc',
    risk: 'price_risk',
    paper: 'https://bitcoin.org/bitcoin.pdf',
  },
  {
    symbol: 'ETH',
    name: 'Ether',
    about: 'eth',
    risk: 'price_risk',
    paper: 'https://ethereum.org/whitepaper/',
  },
  {
    symbol: 'USDT',
    name: 'Tether',
    issuer: 'Tether International, S.A. de C.V. (SV)',
    about: 'stablecoin',
    risk: 'stablecoin_risk',
    paper: 'https://tether.to/en/whitepaper/',
  },
  {
    symbol: 'USDC',
    name: 'USD Coin',
    issuer: 'Circle Internet Financial Europe SAS (FR)',
    about: 'stablecoin',
    risk: 'stablecoin_risk',
    paper: 'https://www.circle.com/legal/mica-usdc-whitepaper',
  },
];

/** Date of the facts above, in ms UTC. */
export const assetsCheckedAt = Date.UTC(2026, 10, 30);

/** Returns the coins that an edition uses: all but the stablecoins of the others. */
export function assetsOf(edition: string): readonly Asset[] {
  const stablecoin = stablecoinOf(edition);
  return assets.filter(({ symbol, issuer }) => issuer === undefined || symbol === stablecoin);
}

/** Returns what a coin is, who issues it, its main risks and its white paper. */
export function assetFacts(
  { name, symbol, issuer, about, risk, paper }: Asset,
  { text }: Pick<LegalLanguage, 'text'>,
): LegalPart {
  const label = (key: string) => text(`assets.${key}`);
  return {
    type: 'facts',
    heading: `\u2068${name} (${symbol})\u2069`,
    facts: [
      { label: label('what'), fact: label(about) },
      { label: label('issuer'), fact: issuer ? `\u2068${issuer}\u2069` : label('no_issuer') },
      { label: label('risks'), fact: label(risk) },
      {
        label: label('paper'),
        fact: { text: `\u2068${new URL(paper).hostname}\u2069`, href: paper },
      },
    ],
  };
}
