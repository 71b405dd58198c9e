import { useTexts } from '@exchange/site/page';
import { brokenPasswordRules, passwordRules, type PasswordRule } from '@exchange/exchange-api';
import { Icon, type IconName } from '@exchange/ui';
import type { ReactElement } from 'react';

const icons = {
  met: 'checkCircle',
  broken: 'close',
  unmarked: 'circle',
} as const satisfies Record<string, IconName>;

/**
 * Rules for a new password. Rules that it meets are marked while the visitor types. Rules that it
 * breaks are marked after the form was submitted with a password that breaks rules.
 */
export function PasswordChecklist({
  id,
  password,
  owner,
  isRejected,
}: {
  /** Id of the list, for the field's `aria-describedby`. */
  id: string;
  password: string;
  /** Email address or phone number of the account. Empty if unknown: its rule is then not marked. */
  owner: string;
  /** Whether the form was submitted with a password that breaks rules. */
  isRejected: boolean;
}): ReactElement {
  const t = useTexts('login');
  const broken = brokenPasswordRules(password, owner);
  const stateOf = (rule: PasswordRule): keyof typeof icons => {
    if (rule === 'own' && (owner === '' || password === '')) return 'unmarked';
    if (!broken.includes(rule)) return 'met';
    return isRejected ? 'broken' : 'unmarked';
  };
  // Few passwords are too common, so the rule is shown only to visitors who choose one.
  const isShown = (rule: PasswordRule) =>
    rule !== 'common' || (password !== '' && broken.includes(rule));
  return (
    <ul id={id} className="password-rules">
      {passwordRules.filter(isShown).map((rule) => {
        const state = stateOf(rule);
        return (
          <li key={rule} data-state={state}>
            <Icon name={icons[state]} size={16} />
            {t(`rule_${rule}`)}
            {state === 'unmarked' ? null : (
              <span className="x-visually-hidden">{t(`rule_${state}`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
