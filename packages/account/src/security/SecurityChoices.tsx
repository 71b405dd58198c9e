import type { Security } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import type { AccountService } from '@exchange/site/services';
import { Button, Switch } from '@exchange/ui';
import type { ReactElement } from 'react';
import { createPasskey, hasPasskeys } from './passkeyBrowser.ts';
import { PasskeyList } from './PasskeyList.tsx';

/**
 * The loaded settings. While a change is sent, they keep the focus, and `onChange` and
 * `onNewPassword` ignore presses.
 */
export function SecurityChoices({
  service,
  security,
  isSending,
  onChange,
  onNewPassword,
}: {
  service: AccountService;
  security: Security;
  isSending: boolean;
  onChange: (request: () => Promise<Security>) => void;
  onNewPassword: () => void;
}): ReactElement {
  const t = useTexts('login');
  async function addPasskey() {
    const options = await service.call('newPasskey');
    return service.call('addPasskey', await createPasskey(options));
  }
  return (
    <>
      <Switch
        label={t('login_code')}
        hint={t('login_code_text')}
        checked={security.login_code}
        aria-disabled={isSending || undefined}
        onCheckedChange={(on) => onChange(() => service.call('setLoginCode', { on }))}
      />
      <Button aria-disabled={isSending || undefined} onClick={onNewPassword}>
        {t('reset_submit')}
      </Button>
      <PasskeyList
        passkeys={security.passkeys}
        isSending={isSending}
        onAdd={hasPasskeys() ? () => onChange(addPasskey) : undefined}
        onRemove={(id) => onChange(() => service.call('removePasskey', { id }))}
      />
    </>
  );
}
