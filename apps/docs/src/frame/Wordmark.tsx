import type { ReactElement } from 'react';

/** The project's name with its logo, two opposite arrows. */
export function Wordmark(): ReactElement {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="M4 9h13M13 5l4 4-4 4M20 15H7M11 11l-4 4 4 4" />
      </svg>
      <span className="wordmark-name">exchange-web</span>
    </span>
  );
}
