import { features } from '../../../exchange.config.ts';
import type { Services } from '../../page/index.ts';
import { RegionBoundary } from '../../page/failures/index.ts';
import { useState, type ReactElement, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { LanguageMenu } from '../languages/LanguageMenu.tsx';
import { AnalyticsSwitch } from './AnalyticsSwitch.tsx';

/** Ids of the elements in the static footer into which interactive parts are rendered. */
export const footerSlots = { language: 'footer-language', measuring: 'footer-measuring' } as const;

/** Interactive parts of the footer, rendered into slots in its static HTML. */
export function FooterParts({ languages }: { languages: Services['languages'] }): ReactElement {
  /** Whether the site measures anything that the visitor can opt out of. */
  const isMeasuring = features.analytics || features.telemetry;
  const [{ language, measuring }] = useState(() => ({
    language: document.getElementById(footerSlots.language),
    measuring: document.getElementById(footerSlots.measuring),
  }));
  return (
    <>
      {language ? inRegion(<LanguageMenu languages={languages} />, language) : null}
      {isMeasuring && measuring ? inRegion(<AnalyticsSwitch />, measuring) : null}
    </>
  );
}

/** Renders a part in a separate error boundary, so that the header and the other parts keep working if it crashes. */
function inRegion(part: ReactElement, place: Element): ReactPortal {
  return createPortal(<RegionBoundary>{part}</RegionBoundary>, place);
}
