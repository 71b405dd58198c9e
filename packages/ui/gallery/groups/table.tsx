import type { ReactElement } from 'react';
import { LoadMore } from '../../src/navigation/loadMore.tsx';
import { Table, type TableColumn } from '../../src/content/table.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const table: Group = { id: 'table', title: 'Table, LoadMore', Content };

interface Rank {
  place: number;
  name: string;
  volume: string;
  prize: string;
}

function Content({ text }: { text: Words }): ReactElement {
  const columns: TableColumn<Rank>[] = [
    { id: 'name', header: text.trader, cell: ({ name }) => name, rowHeader: true },
    { id: 'place', header: text.rank, cell: ({ place }) => place, numeric: true },
    { id: 'volume', header: text.volume, cell: ({ volume }) => volume, numeric: true },
    { id: 'prize', header: text.prize, cell: ({ prize }) => prize, numeric: true },
  ];
  const rows: Rank[] = [
    { place: 1, name: 'm***7@mail.example', volume: '1,204,118.00', prize: '5,000' },
    { place: 2, name: text.ownName, volume: '912,440.50', prize: '2,500' },
    { place: 3, name: 'x***1@mail.example', volume: '88,010.10', prize: '1,000' },
  ];
  const more = {
    onLoad: () => undefined,
    label: text.showMore,
    loadingLabel: text.loading,
    retryLabel: text.retry,
    error: text.listFailed,
  };
  return (
    <>
      <Table
        caption={text.leaderboard}
        showCaption
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        isMarked={({ name }) => name === text.ownName}
        loadingRows={1}
      />
      <div className="gallery-cards">
        <LoadMore {...more} state="more" status={text.shownCount} />
        <LoadMore {...more} state="loading" status={text.shownCount} />
        <LoadMore {...more} state="failed" status={text.shownCount} />
        <LoadMore {...more} state="end" status={text.allShown} />
      </div>
    </>
  );
}
