import type { ReactElement } from 'react';
import { Code } from '../panel/Code.tsx';
import type { PhoneEntry } from './phone.ts';

const senderNames = { page: 'Page', app: 'App', bridge: 'Bridge' };

/** Log of calls, replies, failures and events, newest first. */
export function PhoneRecord({ entries }: { entries: readonly PhoneEntry[] }): ReactElement {
  return (
    <div role="log" aria-label="Calls and replies">
      <ol className="explorer-record" reversed>
        {entries.toReversed().map(({ id, atMs, from, text, failure }) => (
          <li key={id} data-failed={failure ? true : undefined}>
            <span className="explorer-time" dir="ltr">
              {(atMs / 1_000).toFixed(1)} s
            </span>
            <span>
              {senderNames[from]}
              {failure && `, ${failure}`}
            </span>
            <Code>{text}</Code>
          </li>
        ))}
      </ol>
    </div>
  );
}
