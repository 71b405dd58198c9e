import { useTexts } from '@exchange/site/page';
import { ListFoot, Loaded } from '@exchange/site/page/loading';
import { Button, EmptyState, Illustration, Modal, Skeleton } from '@exchange/ui';
import type { Notice } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { DataServices } from '../data/DataContext.ts';
import { FrameData } from '../data/FrameData.tsx';
import { useReadList } from '../data/useRead.ts';
import { useWrite } from '../data/useWrite.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';

interface Props {
  services: DataServices;
  open: boolean;
  onClose: () => void;
}

/** Notices about rewards and campaigns, newest first. The visitor marks them as read, one by one or all. */
export function NoticesWindow({ services, open, onClose }: Props): ReactElement | null {
  const t = useTexts('shell');
  // Rendered outside the header, because the header is always dark, but the window has the page's theme.
  const mount = document.getElementById('modals');
  if (!mount) return null;
  return createPortal(
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('notices')}
      closeLabel={t('close')}
      lightDismiss
    >
      <FrameData services={services}>
        <Notices />
      </FrameData>
    </Modal>,
    mount,
  );
}

/** List of notices and their switches. Mounted only while the window is open. */
function Notices(): ReactElement {
  const notices = useReadList('notices', {});
  return (
    <div className="notices-list">
      <Loaded query={notices} skeleton={<Rows />}>
        {({ pages }) => (
          <>
            <NoticeRows notices={pages.flatMap(({ items }) => items)} unread={pages[0]!.unread} />
            <ListFoot query={notices} />
            <NoticeSwitches switches={pages[0]!.switches} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Rows(): ReactElement {
  return (
    <div className="notices-list__skeleton" aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}

function NoticeRows({
  notices,
  unread,
}: {
  notices: readonly Notice[];
  unread: number;
}): ReactElement {
  const t = useTexts('shell');
  const { mutate, isPending } = useWrite('readNotices');
  const until = notices[0]?.at;
  const isOff = unread === 0 || isPending;

  if (notices.length === 0) {
    return (
      <EmptyState illustration={<Illustration name="empty" />} title={t('notices_none')}>
        {t('notices_none_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <Button
        size="small"
        className="notices-list__all"
        // Not `disabled`, because the pressed button would lose the focus.
        aria-disabled={isOff || undefined}
        onClick={() => until !== undefined && !isOff && mutate({ until })}
      >
        {t('notices_read_all')}
      </Button>
      <ul>
        {notices.map((notice) => (
          <li key={notice.notice_id}>
            <NoticeRow notice={notice} />
          </li>
        ))}
      </ul>
    </>
  );
}
