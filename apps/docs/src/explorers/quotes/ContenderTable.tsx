import { Table, type TableColumn } from '@exchange/ui/table';
import { Tag } from '@exchange/ui/tag';
import type { ReactElement } from 'react';
import type { ContenderState } from './contender.ts';
import { phaseNames } from './phaseNames.ts';

interface Row extends ContenderState {
  readonly name: string;
  readonly scriptPercent: number;
  readonly updatesPerSecond: number;
  /** Age of the price in s, or undefined without a price. */
  readonly ageS: number | undefined;
}

/** State of the clients: the latest sample, and rates per second since an earlier sample. */
export function ContenderTable({
  names,
  states,
  before,
  seconds,
  now,
}: {
  names: readonly string[];
  states: readonly ContenderState[];
  before: readonly ContenderState[];
  /** Time between `before` and `states`. */
  seconds: number;
  /** Time on the page's simulated clock, in ms since 1970 UTC. */
  now: number;
}): ReactElement {
  const rows = names.map((name, index): Row => {
    const state = states[index]!;
    const { updates, scriptMs } = before[index]!;
    return {
      ...state,
      name,
      scriptPercent: (100 * (state.scriptMs - scriptMs)) / (1_000 * seconds),
      updatesPerSecond: (state.updates - updates) / seconds,
      ageS: state.pricedAt === undefined ? undefined : (now - state.pricedAt) / 1_000,
    };
  });
  return (
    <Table
      caption="Clients of the same server"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      narrow="cards"
    />
  );
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', header: 'Client', rowHeader: true, cell: ({ name }) => name },
  {
    id: 'phase',
    header: 'Phase',
    cell: ({ phase }) => (
      <Tag tone={phase === 'open' ? 'positive' : 'neutral'}>{phaseNames[phase]}</Tag>
    ),
  },
  { id: 'attempts', header: 'Connections', numeric: true, cell: ({ attempts }) => attempts },
  {
    id: 'updates',
    header: 'Updates per s',
    numeric: true,
    cell: ({ updatesPerSecond }) => Math.round(updatesPerSecond),
  },
  {
    id: 'script',
    header: 'Script time',
    numeric: true,
    cell: ({ scriptPercent }) => `${scriptPercent.toFixed(1)} %`,
  },
  { id: 'price', header: 'BTCUSDT', numeric: true, cell: ({ price }) => price ?? '–' },
  {
    id: 'age',
    header: 'Price age',
    numeric: true,
    cell: ({ ageS }) => (ageS === undefined ? '–' : `${ageS.toFixed(1)} s`),
  },
  {
    id: 'stale',
    header: 'Known to be old',
    cell: ({ isStale }) => answerOf(isStale),
  },
];

function answerOf(isTrue: boolean | undefined): string {
  if (isTrue === undefined) return 'cannot tell';
  return isTrue ? 'yes' : 'no';
}
