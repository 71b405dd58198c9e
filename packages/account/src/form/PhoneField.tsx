import { useTexts } from '@exchange/site/page';
import { Combobox, Field } from '@exchange/ui';
import type { ReactElement } from 'react';
import { findCountries, phoneCountriesIn, useCountries, type PhoneCountry } from './countries.ts';
import type { Entries } from './formEntries.ts';
import { markAutofocus, type TextField } from './textField.ts';
import { readPhoneNumber } from './readPhoneNumber.ts';

/** Country and phone number. */
export function PhoneField({
  entries: { region, mobile },
  onChange,
  text: { error, ...text },
}: {
  entries: Pick<Entries, 'region' | 'mobile'>;
  onChange: (change: Partial<Entries>) => void;
  text: TextField;
}): ReactElement {
  const t = useTexts('login');
  const countries = useCountries(phoneCountriesIn);
  return (
    <>
      <Combobox
        label={t('field_country')}
        options={countries.map(toOption)}
        value={region}
        // The country is required, so clearing it keeps the last one.
        onValueChange={(chosen) =>
          chosen !== '' && onChange({ region: chosen, isRegionChosen: true })
        }
        filter={(_, typed) => findCountries(countries, typed).map(toOption)}
        texts={{ empty: t('country_none'), loading: '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Field label={t('field_phone')} error={error}>
        {(control) => (
          <input
            {...text}
            {...control}
            className="x-field-input"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            ref={markAutofocus}
            onBlur={() => {
              // Selects the country of a calling code that was typed into the number.
              const phone = readPhoneNumber(region, mobile);
              const isWhole = /^\s*(\+|00)/.test(mobile.normalize('NFKC'));
              if (phone && isWhole) onChange({ region: phone.region, mobile: phone.mobile });
            }}
          />
        )}
      </Field>
    </>
  );
}

/** The calling code is isolated, so that its plus sign stays on the left in right-to-left text. */
function toOption({ region, name, code }: PhoneCountry) {
  return { value: region, label: `${name} \u2066${code}\u2069` };
}
