import { useEffect, type ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import type { DataServices } from '../data/DataContext.ts';
import { FrameData } from '../data/FrameData.tsx';

interface Props {
  services: DataServices;
  onChange: (unread: number) => void;
}

/** Reports the number of unread notices, even if it changes because of another tab or device. */
export function UnreadCount({ services, onChange }: Props): ReactElement {
  return (
    <FrameData services={services}>
      <Counter onChange={onChange} />
    </FrameData>
  );
}

function Counter({ onChange }: Pick<Props, 'onChange'>): null {
  const unread = useRead('notices', { limit: 1 }).data?.unread ?? 0;
  useEffect(() => onChange(unread), [unread, onChange]);
  return null;
}
