import { Icon } from '@exchange/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { findCountries, type Country } from './countries.ts';

interface Props {
  countries: readonly Country[];
  value: Country;
  onChange: (country: Country) => void;
  disabled?: boolean;
}

/**
 * Selects a calling code by country: a button that opens a searchable list (the combobox pattern of
 * the ARIA Authoring Practices).
 */
export function CountryPicker({ countries, value, onChange, disabled }: Props): ReactElement {
  const t = useTexts('login');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="country-picker"
      role="presentation"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="x-field-input country-picker__button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${t('field_country')}: ${value.name} ${value.code}`}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {value.code}
        <Icon name="chevronDown" size={16} />
      </button>
      {isOpen ? (
        <Panel
          countries={countries}
          value={value}
          onClose={close}
          onChange={(country) => {
            onChange(country);
            close();
          }}
        />
      ) : null}
    </div>
  );
}

function Panel({
  countries,
  value,
  onChange,
  onClose,
}: Props & { onClose: () => void }): ReactElement {
  const t = useTexts('login');
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findCountries(countries, typed);
  const [active, setActive] = useState<string>(value.region);
  // If the active option is filtered out, activate the first one.
  const index = Math.max(
    found.findIndex(({ region }) => region === active),
    0,
  );
  const optionId = (region: string) => `${id}-${region}`;
  const activeRegion = found[index]?.region;
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeRegion]);

  function handleKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      const wrapped = (index + step + found.length) % found.length;
      const clamped = Math.min(Math.max(index + step, 0), found.length - 1);
      setActive(found[Math.abs(step) === 1 ? wrapped : clamped]?.region ?? active);
    } else if (event.key === 'Enter') {
      const chosen = found[index];
      if (chosen) onChange(chosen);
    } else if (event.key === 'Escape') {
      onClose();
    } else {
      return;
    }
    // Keep Enter from submitting the form, and Escape from closing the surrounding window.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={panel} className="country-picker__panel">
      <input
        ref={input}
        className="x-field-input"
        role="combobox"
        aria-label={t('country_search')}
        placeholder={t('country_search')}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={activeRegion === undefined ? undefined : optionId(activeRegion)}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive('');
        }}
        onKeyDown={handleKey}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('field_country')}>
        {found.map((country, at) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search field handles the keys
          <div
            key={country.region}
            id={optionId(country.region)}
            role="option"
            aria-selected={country.region === value.region}
            data-active={at === index ? '' : undefined}
            // Keep the focus in the search field until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChange(country)}
          >
            <span>{country.name}</span>
            <span dir="ltr">{country.code}</span>
          </div>
        ))}
      </div>
      <p className="country-picker__none" role="status">
        {found.length === 0 ? t('country_none') : ''}
      </p>
    </div>
  );
}
