import { useState, type ReactElement, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { features } from '../../../exchange.config.ts';
import type { Services } from '../../page/index.ts';
import { RegionBoundary } from '../../page/failures/index.ts';
import { LanguageMenu } from '../languages/LanguageMenu.tsx';
import { ThemeSelect } from '../ThemeSelect.tsx';
import { AnalyticsSwitch } from './AnalyticsSwitch.tsx';

/** Ids of the elements in the static footer into which interactive parts are rendered. */
export const footerSlots = {
  theme: 'footer-theme',
  language: 'footer-language',
  measuring: 'footer-measuring',
} as const;

/** Interactive parts of the footer, rendered into slots in its static HTML. */
export function FooterParts({
  services: { languages, theme },
}: {
  services: Pick<Services, 'languages' | 'theme'>;
}): ReactElement {
  /** Whether the site measures anything that the visitor can opt out of. */
  const isMeasuring = features.analytics || features.telemetry;
  const [slots] = useState(() => ({
    theme: document.getElementById(footerSlots.theme),
    language: document.getElementById(footerSlots.language),
    measuring: document.getElementById(footerSlots.measuring),
  }));
  return (
    <>
      {slots.theme ? inRegion(<ThemeSelect theme={theme} />, slots.theme) : null}
      {slots.language ? inRegion(<LanguageMenu languages={languages} />, slots.language) : null}
      {isMeasuring && slots.measuring ? inRegion(<AnalyticsSwitch />, slots.measuring) : null}
    </>
  );
}

/** Renders a part in a separate error boundary, so that the header and the other parts keep working if it crashes. */
function inRegion(part: ReactElement, place: Element): ReactPortal {
  return createPortal(<RegionBoundary>{part}</RegionBoundary>, place);
}
