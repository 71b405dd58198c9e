import { Tag } from '@exchange/ui/tag';
import type { ReactElement } from 'react';
import type { PhoneState } from './phone.ts';

/** The phone with the screen that the app shows. */
export function PhoneFrame({
  state: { screen, theme, pending },
  isPresent,
}: {
  state: PhoneState;
  isPresent: boolean;
}): ReactElement {
  return (
    <div className="phone" data-theme={theme}>
      <div className="phone-screen">
        <p className="phone-title">{isPresent ? screen.title : 'No app'}</p>
        <p className="phone-detail">
          {isPresent ? screen.detail : 'The page runs in a browser without the app.'}
        </p>
        {pending > 0 && <Tag tone="info">{pending} pending</Tag>}
      </div>
    </div>
  );
}
