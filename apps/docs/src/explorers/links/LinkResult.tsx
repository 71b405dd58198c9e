import { Button } from '@exchange/ui/button';
import type { ReactElement } from 'react';
import { Code } from '../panel/Code.tsx';
import { Facts } from '../panel/Facts.tsx';
import { Verdict } from '../panel/Verdict.tsx';
import type { LinkExplanation } from './explainLink.ts';
import { RouteRow } from './RouteRow.tsx';

/** The explanation of a link, with a button that explains the resulting link in the other direction. */
export function LinkResult({
  explanation: { direction, link, row, params, path, reason, text },
  onOpen,
}: {
  explanation: LinkExplanation;
  /** Called with the resulting link or path when the user wants that explained. */
  onOpen: (link: string) => void;
}): ReactElement {
  const toApp = direction === 'webToApp';
  const result = toApp ? link?.url : path;
  const values = Object.entries(params);
  return (
    <>
      <Verdict isGood={reason === 'ok'} title={reason === 'ok' ? 'Mapped' : 'Not mapped'}>
        {text}
      </Verdict>
      <Facts
        rows={[
          ['Reason', <Code key="value">{reason}</Code>],
          [toApp ? 'App link' : 'Web path', result && <Code>{result}</Code>],
          [
            'Way back',
            result && (
              <Button size="x-small" onClick={() => onOpen(result)}>
                {toApp ? 'Explain this app link' : 'Explain this path'}
              </Button>
            ),
          ],
          ['Opens', link && (link.mini ? 'a mini program inside the app' : 'a native page')],
          ['Home screen first', link && (link.topPage ? 'yes' : 'no')],
          [
            'Values',
            values.length > 0 && (
              <Facts
                rows={values.map(([name, value]) => [name, <Code key="value">{value}</Code>])}
              />
            ),
          ],
          ['Row of the table', row && <RouteRow row={row} />],
        ]}
      />
    </>
  );
}
