'use client';

import { Field } from '@exchange/ui/field';
import { SegmentedControl } from '@exchange/ui/segmented-control';
import { Select } from '@exchange/ui/select';
import { Textarea } from '@exchange/ui/textarea';
import type { ReactElement } from 'react';
import { ExplorerPanel } from '../panel/ExplorerPanel.tsx';
import { CodeBlock } from '../panel/Code.tsx';
import { Examples } from '../panel/Examples.tsx';
import { isStatus } from './callLab.ts';
import { dialectCode } from './dialects.ts';
import { EnvelopeResult } from './EnvelopeResult.tsx';
import { goodEnvelopes, hostileEnvelopes } from './examples.ts';
import { useLabInput } from './useLabInput.ts';
import { useOutcome } from './useOutcome.ts';

/** Makes a call whose response the user writes, and shows the result or the error. */
export default function EnvelopeLab(): ReactElement {
  const lab = useLabInput();
  const status = Number(lab.statusText);
  const isValid = isStatus(status);
  const { body, dialect, behaviour } = lab;
  const outcome = useOutcome(isValid ? { body, status, dialect, behaviour } : undefined);
  return (
    <ExplorerPanel label="Envelope lab">
      <Textarea
        label="Response body"
        hint="A real client reads it. The address of this page contains your input."
        rows={6}
        value={body}
        onValueChange={lab.setBody}
        dir="ltr"
        spellCheck={false}
        className="explorer-body"
      />
      <div className="explorer-columns">
        <Field
          label="HTTP status"
          inputMode="numeric"
          value={lab.statusText}
          onChange={(event) => lab.setStatusText(event.currentTarget.value)}
          error={isValid ? undefined : 'Use a status from 200 to 599.'}
        />
        <Select label="Server" value={behaviour} onValueChange={lab.setBehaviour}>
          <option value="respond">Responds</option>
          <option value="drop">Drops the connection</option>
          <option value="hang">Never responds</option>
        </Select>
      </div>
      <SegmentedControl
        label="Dialect"
        name="dialect"
        value={dialect}
        onValueChange={lab.setDialect}
        options={[
          { value: 'ret_code', label: 'ret_code' },
          { value: 'retCode', label: 'retCode' },
          { value: 'own', label: 'Own' },
        ]}
      />
      <CodeBlock code={dialectCode[dialect]} />
      <Examples label="Good" examples={goodEnvelopes} onChoose={lab.choose} />
      <Examples label="Hostile" examples={hostileEnvelopes} onChoose={lab.choose} />
      {outcome && <EnvelopeResult outcome={outcome} />}
    </ExplorerPanel>
  );
}
