import { useTexts } from '@exchange/site/page';
import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/**
 * Fields for the codes of an inviter. They are folded, so that the form is short on phones. Names the data that the
 * inviter will see. If an invitation has filled the fields in, the names are visible while they are folded.
 */
export function InvitedBy({
  code,
  children,
}: {
  /** Code that an invitation has filled in, or an empty string. */
  code: string;
  children: ReactNode;
}): ReactElement {
  const t = useTexts('login');
  const shown = <p className="login-form__shown">{t('invited_sees')}</p>;
  return (
    <div>
      <details className="login-form__invited">
        <summary>
          {t('invited')}
          {code === '' ? null : <bdi>{code}</bdi>}
          <Icon name="chevronDown" size={16} />
        </summary>
        <div className="login-form__codes">{children}</div>
        {code === '' ? shown : null}
      </details>
      {code === '' ? null : shown}
    </div>
  );
}
