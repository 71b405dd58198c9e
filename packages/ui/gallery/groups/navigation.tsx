import type { ReactElement } from 'react';
import { Alert } from '../../src/feedback/alert.tsx';
import { Avatar } from '../../src/content/avatar.tsx';
import { Breadcrumbs } from '../../src/navigation/breadcrumbs.tsx';
import { Button } from '../../src/controls/button.tsx';
import { Pagination } from '../../src/navigation/pagination.tsx';
import { Popover } from '../../src/overlays/popover.tsx';
import { TabLinks } from '../../src/navigation/tabLinks.tsx';
import { Time } from '../../src/content/time.tsx';
import { Tooltip } from '../../src/overlays/tooltip.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const navigation: Group = { id: 'navigation', title: 'Pagination, Alert, Popover', Content };

/** 22 November 2026, 12:00 UTC. */
const noon = 1_795_348_800_000;

function Content({ text }: { text: Words }): ReactElement {
  return (
    <>
      <Breadcrumbs
        label={text.myRewards}
        items={[
          { href: '#home', label: text.home },
          { href: '#rewards', label: text.rewards },
          { href: '#claim', label: text.claim },
        ]}
      />
      <TabLinks
        label={text.products}
        current="#tasks"
        links={[
          { href: '#tasks', label: text.tasks },
          { href: '#campaigns', label: text.campaigns },
        ]}
      />
      <Pagination
        labels={{
          navigation: text.leaderboard,
          previous: text.cancel,
          next: text.more,
          page: (page) => `${text.shownCount} ${page}`,
        }}
        count={9}
        defaultPage={5}
      />
      <Alert title={text.errorTitle} tone="negative" action={<Button>{text.retry}</Button>}>
        {text.errorText}
      </Alert>
      <Alert tone="positive">{text.successText}</Alert>
      <Row>
        <Avatar name="Anna Lee" />
        <Avatar name="Bitcoin" size={24} />
        <Time
          value={noon}
          mode="date"
          locale={text.dir === 'rtl' ? 'ar-EG' : 'en'}
          timeZone="UTC"
        />
        <Popover
          label={text.settings}
          trigger={<Button>{text.settings}</Button>}
          data-testid="popover"
        >
          {text.verifyText}
        </Popover>
        <Tooltip content={text.vipHint}>
          <Button variant="secondary">{text.vipOnly}</Button>
        </Tooltip>
      </Row>
    </>
  );
}
