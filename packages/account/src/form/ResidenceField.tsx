import type { Country } from '@exchange/exchange-api';
import { useTexts } from '@exchange/site/page';
import { Combobox } from '@exchange/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { findCountries, residencesIn, useCountries, type NamedCountry } from './countries.ts';
import type { Residence } from './formEntries.ts';
import { markAutofocus } from './textField.ts';

/** Country of residence. The exchange does not open accounts in all countries. */
export function ResidenceField({
  value,
  isSuggested,
  error,
  onChange,
}: {
  value: Residence;
  /** Whether the page has suggested the country. */
  isSuggested: boolean;
  error: ReactNode;
  onChange: (country: Residence) => void;
}): ReactElement {
  const t = useTexts('login');
  const countries = useCountries(residencesIn);
  const input = useRef<HTMLInputElement>(null);
  // The answer of the server can fill in a field that has the focus. Its text is then selected, as `onFocus` does it.
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.select();
  }, [value]);
  return (
    <Combobox
      // For `focusMistake`: the country is in the entries, so the field has no `name` to submit.
      data-field="residence"
      label={t('field_residence')}
      hint={t(isSuggested ? 'residence_suggested' : 'residence_hint')}
      error={error}
      options={countries.map(toOption)}
      value={value}
      onValueChange={onChange}
      filter={(_, typed) => findCountries(countries, typed).map(toOption)}
      // All countries are in the code, so nothing loads.
      texts={{ empty: t('country_none'), loading: '' }}
      // Typed text replaces the country. A click would otherwise put the cursor into its name.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
      ref={(element) => {
        input.current = element;
        markAutofocus(element);
      }}
      required
    />
  );
}

function toOption({ region, name }: NamedCountry<Country>) {
  return { value: region, label: name };
}
