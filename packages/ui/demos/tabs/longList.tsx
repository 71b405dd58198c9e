import { Tabs } from '@exchange/ui';

const sectors = ['All', 'Layer 1', 'Layer 2', 'Meme', 'DeFi', 'AI', 'Gaming', 'Storage', 'NFT'];

/** Tabs that do not fit scroll sideways. */
export function LongTabs() {
  return (
    <Tabs
      label="Sectors"
      tabs={sectors.map((sector) => ({
        id: sector,
        label: sector,
        content: `Coins of the sector ${sector}`,
      }))}
    />
  );
}
