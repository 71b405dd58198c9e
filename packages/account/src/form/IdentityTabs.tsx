import { useTexts } from '@exchange/site/page';
import { Field, Tabs } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { Entries, Method } from './formEntries.ts';
import { PhoneField } from './PhoneField.tsx';
import { markAutofocus, type TextField } from './textField.ts';

/** Email address or phone number of an account, one tab each. */
export function IdentityTabs({
  entries,
  onChange,
  isSending,
  onMethodChange,
  field,
}: {
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  /** While the form is being sent, the method can't change. */
  isSending: boolean;
  onMethodChange: (method: Method) => void;
  /** Returns the props of a text field. */
  field: (name: 'email' | 'mobile') => TextField;
}): ReactElement {
  const t = useTexts('login');
  const email = (
    <Field
      {...field('email')}
      label={t('field_email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      ref={markAutofocus}
    />
  );
  const phone = <PhoneField entries={entries} onChange={onChange} text={field('mobile')} />;
  const methods: { id: Method; label: string; content: ReactElement }[] = [
    { id: 'email', label: t('field_email'), content: email },
    { id: 'phone', label: t('method_phone'), content: phone },
  ];
  return (
    <Tabs
      label={t('method_label')}
      tabs={methods}
      value={entries.method}
      onValueChange={(method) => {
        if (!isSending) onMethodChange(method);
      }}
    />
  );
}
