import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { AnalyticsSwitch } from '../analytics/AnalyticsSwitch.tsx';
import type { Services } from '../runtime/services.ts';
import { footerSlots } from './footerSlots.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

/** What works in the footer, in the places that are kept for it. */
export function FooterParts({ services }: { services: Services }): ReactElement {
  const [{ language, measuring }] = useState(() => ({
    language: document.getElementById(footerSlots.language),
    measuring: document.getElementById(footerSlots.measuring),
  }));
  return (
    <>
      {language ? createPortal(<LanguageMenu services={services} />, language) : null}
      {measuring ? createPortal(<AnalyticsSwitch />, measuring) : null}
    </>
  );
}
