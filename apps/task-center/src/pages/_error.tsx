import type { ReactElement } from 'react';

/**
 * The last resort, when the shell itself failed: no texts, no styles of its own (Next's page for this
 * writes inline styles, which the Content-Security-Policy refuses).
 */
export default function ErrorPage(): ReactElement {
  return (
    <div className="message-page page-width">
      <h1>This page stopped working</h1>
      <p>Load it again. If that does not help, come back in a few minutes.</p>
    </div>
  );
}
