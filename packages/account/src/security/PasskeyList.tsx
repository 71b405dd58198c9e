import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import type { Security } from '@exchange/exchange-api';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/**
 * An account's passkeys, each with a button that removes it. While a change is sent, the buttons keep the focus and
 * `onAdd` and `onRemove` must ignore presses.
 */
export function PasskeyList({
  passkeys,
  isSending,
  onAdd,
  onRemove,
}: {
  passkeys: Security['passkeys'];
  isSending: boolean;
  /** Undefined in a browser without passkeys. */
  onAdd: (() => void) | undefined;
  onRemove: (id: string) => void;
}): ReactElement {
  const t = useTexts('login');
  const { moment } = useTimeFormats();
  return (
    <section className="passkeys" aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">{t('passkeys_title')}</h3>
      <p>{t('passkeys_text')}</p>
      {passkeys.length > 0 ? (
        <ul>
          {passkeys.map(({ id, created_at: createdAt }) => {
            const added = t('passkey_added', { date: moment(createdAt) });
            return (
              <li key={id}>
                <Icon name="key" />
                <span>{added}</span>
                <Button
                  size="small"
                  aria-disabled={isSending || undefined}
                  aria-label={`${t('passkey_remove')}: ${added}`}
                  onClick={() => onRemove(id)}
                >
                  {t('passkey_remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {onAdd ? (
        <Button variant="primary" aria-disabled={isSending || undefined} onClick={onAdd}>
          {t('passkey_add')}
        </Button>
      ) : null}
    </section>
  );
}
