import { Menu } from '@exchange/ui';
import { useState } from 'react';

const languages = { en: 'English', de: 'Deutsch', ar: 'العربية' };
const currencies = ['USD', 'EUR', 'SAR'];

/** Items with `checked` are choices. A group has a heading. */
export function MenuWithChoices() {
  const [language, setLanguage] = useState('en');
  const [currency, setCurrency] = useState('USD');
  return (
    <Menu
      label="Settings"
      trigger={currency}
      groups={[
        {
          id: 'language',
          label: 'Language',
          items: Object.entries(languages).map(([id, label]) => ({
            id,
            label,
            lang: id,
            checked: id === language,
            onSelect: () => setLanguage(id),
          })),
        },
        {
          id: 'currency',
          label: 'Currency',
          items: currencies.map((id) => ({
            id,
            label: id,
            checked: id === currency,
            onSelect: () => setCurrency(id),
          })),
        },
      ]}
    />
  );
}
