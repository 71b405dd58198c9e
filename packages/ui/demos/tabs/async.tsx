import { Skeleton, Tabs } from '@exchange/ui';
import { useState } from 'react';

/** Stands for a call to a server. */
const load = (market: string) =>
  new Promise<string>((done) => setTimeout(done, 1000, `All ${market} markets`));

/** A tab loads when the visitor selects it. With `manual`, arrow keys only move focus, so they load nothing. */
export function AsyncTabs() {
  const [loaded, setLoaded] = useState<Record<string, string>>({ spot: 'All spot markets' });
  async function select(id: string) {
    if (loaded[id]) return;
    const content = await load(id);
    setLoaded((all) => ({ ...all, [id]: content }));
  }
  const skeleton = <Skeleton style={{ inlineSize: '12em', blockSize: '1.5em' }} />;
  const tabs = ['spot', 'futures', 'options'].map((id) => ({
    id,
    label: id,
    content: loaded[id] ?? skeleton,
  }));
  return (
    <Tabs label="Markets" activation="manual" tabs={tabs} onValueChange={(id) => void select(id)} />
  );
}
