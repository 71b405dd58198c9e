import { Button } from '@exchange/ui/button';
import type { ReactElement } from 'react';
import { Code } from '../panel/Code.tsx';
import { Facts } from '../panel/Facts.tsx';
import { Verdict } from '../panel/Verdict.tsx';
import type { LinkExplanation } from './explainLink.ts';
import { RouteRow } from './RouteRow.tsx';

/** The explanation of a link, with a button that explains the resulting link in the other direction. */
export function LinkResult({
  explanation,
  onOpen,
}: {
  explanation: LinkExplanation;
  /** Called with the resulting link or path when the user asks for its explanation. */
  onOpen: (link: string) => void;
}): ReactElement {
  const { direction, link, row, params, path, reason, text } = explanation;
  const isMapped = reason === 'ok';
  const result =
    direction === 'webToApp'
      ? { name: 'App link', address: link?.url, action: 'Explain this app link' }
      : { name: 'Web path', address: path, action: 'Explain this path' };
  const { address } = result;
  const values = Object.entries(params).map(
    ([name, value]) => [name, <Code key="value">{value}</Code>] as const,
  );
  return (
    <>
      <Verdict isGood={isMapped} title={isMapped ? 'Mapped' : 'Not mapped'}>
        {text}
      </Verdict>
      <Facts
        rows={[
          ['Reason', <Code key="value">{reason}</Code>],
          [result.name, address && <Code>{address}</Code>],
          [
            'Way back',
            address && (
              <Button size="x-small" onClick={() => onOpen(address)}>
                {result.action}
              </Button>
            ),
          ],
          ['Opens', link && (link.mini ? 'a mini program inside the app' : 'a native page')],
          ['Home screen first', link && (link.topPage ? 'yes' : 'no')],
          ['Values', values.length > 0 && <Facts rows={values} />],
          ['Row of the table', row && <RouteRow row={row} />],
        ]}
      />
    </>
  );
}
