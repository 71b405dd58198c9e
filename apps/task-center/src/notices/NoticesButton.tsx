import { useTexts } from '@exchange/site/page';
import { useNumberFormats } from '@exchange/site/page/formats';
import { lazyWindow } from '@exchange/site/page/loading';
import { useEffect, useState, type ReactElement } from 'react';
import type { DataServices } from '../data/DataContext.ts';
import { FrameData } from '../data/FrameData.tsx';
import { useRead } from '../data/useRead.ts';

const NoticesWindow = lazyWindow(() =>
  import('./NoticesWindow.tsx').then(({ NoticesWindow }) => NoticesWindow),
);

/** Largest number that the button shows. A larger one is shown as `99+`. */
const maxShown = 99;

/** Opens the notices, and shows the number of unread ones. */
export function NoticesButton({ services }: { services: DataServices }): ReactElement {
  const t = useTexts('shell');
  const { price: formatCount } = useNumberFormats();
  const [isOpen, setIsOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const name = t('notices');
  const shown =
    unread > maxShown ? `${formatCount(String(maxShown))}+` : formatCount(String(unread));

  return (
    <>
      <button
        type="button"
        className="notices-button"
        aria-label={unread === 0 ? name : `${name}. ${t('notices_unread', { count: unread })}`}
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 19.5a2.2 2.2 0 0 0 4 0" />
        </svg>
        {unread === 0 ? null : (
          <span className="notices-button__count" aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      {/* Only the number is inside FrameData, which remounts its children when the user changes. */}
      <FrameData services={services}>
        <UnreadCount onChange={setUnread} />
      </FrameData>
      <NoticesWindow services={services} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Reports the number of unread notices, even if it changes because of another tab or device. */
function UnreadCount({ onChange }: { onChange: (unread: number) => void }): null {
  const unread = useRead('notices', { limit: 1 }).data?.unread ?? 0;
  useEffect(() => onChange(unread), [unread, onChange]);
  return null;
}
