import type { ReactElement } from 'react';

/**
 * Fallback if the shell itself fails. Replaces Next's default error page, whose inline styles the
 * Content-Security-Policy blocks.
 */
export function ErrorPage(): ReactElement {
  return (
    <div className="message-page page-width">
      <h1>This page stopped working</h1>
      <p>Load it again. If that does not help, come back in a few minutes.</p>
    </div>
  );
}
