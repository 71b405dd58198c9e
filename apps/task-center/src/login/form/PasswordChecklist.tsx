import { brokenPasswordRules, passwordRules } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';

/** Rules for a new password. The rules that it meets are marked while the visitor types. */
export function PasswordChecklist({
  id,
  password,
  owner,
}: {
  /** Id of the list, for the field's `aria-describedby`. */
  id: string;
  password: string;
  /** Email address or phone number of the account. */
  owner: string;
}): ReactElement {
  const t = useTexts('login');
  const broken = brokenPasswordRules(password, owner);
  return (
    <ul id={id} className="password-rules">
      {passwordRules.map((rule) => {
        const isMet = !broken.includes(rule);
        return (
          <li key={rule} data-met={isMet || undefined}>
            <Icon name={isMet ? 'checkCircle' : 'circle'} size={16} />
            {t(`rule_${rule}`)}
            {isMet ? <span className="x-visually-hidden">{t('rule_met')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
