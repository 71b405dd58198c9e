'use client';

import { Glyph } from '@exchange/ui/icons';
import type { ReactElement } from 'react';
import { switchTheme } from './theme.ts';

const halfMoon = 'M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17';

/** Switches between light and dark, and stores the choice. */
export function ThemeButton(): ReactElement {
  return (
    <button type="button" className="frame-icon" aria-label="Switch theme" onClick={switchTheme}>
      <Glyph path={halfMoon} size={24} />
    </button>
  );
}
