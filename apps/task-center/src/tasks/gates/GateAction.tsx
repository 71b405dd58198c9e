import { useValueFormat } from '@exchange/site/page/formats';
import type { Gate } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { DocumentsKept } from './DocumentsKept.tsx';
import { GateButton } from './GateButton.tsx';
import { GateLine } from './GateLine.tsx';
import { gateTarget } from './gateTarget.ts';
import { GateText } from './GateText.tsx';

/**
 * The next step of a visitor who does not meet a condition, and what it takes. Only gives the reason if there is no
 * step.
 */
export function GateAction({ gate }: { gate: Gate }): ReactElement {
  const { formatText } = useValueFormat();
  if (!gateTarget(gate)) {
    return (
      <GateLine>
        <GateText gate={gate} />
      </GateLine>
    );
  }
  return (
    <>
      <GateButton variant="primary" size="large" fullWidth gate={gate} />
      {gate.takes ? (
        <>
          <p className="gate-takes">{formatText(gate.takes)}</p>
          <DocumentsKept />
        </>
      ) : null}
    </>
  );
}
