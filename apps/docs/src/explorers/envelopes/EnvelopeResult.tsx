import type { ReactElement } from 'react';
import { Code, CodeBlock } from '../panel/Code.tsx';
import { Facts } from '../panel/Facts.tsx';
import { Verdict } from '../panel/Verdict.tsx';
import type { LabOutcome } from './callLab.ts';
import { handlerLines, handlerSource } from './handlerSource.ts';

/** The result of a call, or its error with the code that handles it. */
export function EnvelopeResult({ outcome }: { outcome: LabOutcome }): ReactElement {
  if (outcome.type === 'result') {
    return (
      <>
        <Verdict isGood title="Result">
          The call resolves to the payload of the envelope.
        </Verdict>
        <CodeBlock code={JSON.stringify(outcome.result, undefined, 2) ?? 'undefined'} />
      </>
    );
  }
  const { kind, message, code, status, serverMessage, transient, reaction } = outcome;
  return (
    <>
      <Verdict isGood={false} title={`ApiError of kind ${kind}`}>
        {reaction}
      </Verdict>
      <Facts
        rows={[
          ['kind', <Code key="value">{kind}</Code>],
          ['message, for logs', <Code key="value">{message}</Code>],
          ['code', code === undefined ? undefined : <Code>{String(code)}</Code>],
          ['status', status === undefined ? undefined : <Code>{String(status)}</Code>],
          ['serverMessage, as text', serverMessage],
          ['Try again later', transient ? 'yes: isTransient(error)' : 'no'],
        ]}
      />
      <p className="explorer-caption">The code that handles it:</p>
      <CodeBlock code={handlerSource} marked={handlerLines(handlerSource, kind)} />
    </>
  );
}
