import { Menu } from '@exchange/ui';
import { useState } from 'react';

const languages = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'de', label: 'Deutsch', lang: 'de' },
  { id: 'ar', label: 'العربية', lang: 'ar' },
];
const currencies = ['USD', 'EUR', 'SAR'];

/** Items with `checked` are choices. A group has a heading. */
export function MenuWithChoices() {
  const [language, setLanguage] = useState('en');
  const [currency, setCurrency] = useState('USD');
  const languageItems = languages.map((item) => ({
    ...item,
    checked: item.id === language,
    onSelect: () => setLanguage(item.id),
  }));
  const currencyItems = currencies.map((id) => ({
    id,
    label: id,
    checked: id === currency,
    onSelect: () => setCurrency(id),
  }));
  return (
    <Menu
      label="Settings"
      trigger={currency}
      groups={[
        { id: 'language', label: 'Language', items: languageItems },
        { id: 'currency', label: 'Currency', items: currencyItems },
      ]}
    />
  );
}
