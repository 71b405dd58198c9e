import { useSyncExternalStore, type ReactElement } from 'react';
import { useTexts, type Services } from '../page/index.ts';
import { themes, type Theme } from '../services/themeChoice.ts';

/** Field with which the visitor chooses light or dark colours, or those of the browser. */
export function ThemeSelect({ theme }: { theme: Services['theme'] }): ReactElement {
  const t = useTexts('shell');
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  return (
    <label className="theme-select">
      {t('theme')}
      <select value={chosen} onChange={({ target }) => theme.choose(target.value as Theme)}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(`theme_${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
