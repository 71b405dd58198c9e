'use client';

import { Button } from '@exchange/ui/button';
import { useMemo, type ReactElement } from 'react';
import { ExplorerPanel } from '../panel/ExplorerPanel.tsx';
import { useSharedInput } from '../panel/useSharedInput.ts';
import { ContenderTable } from './ContenderTable.tsx';
import { FaultButtons } from './FaultButtons.tsx';
import { phaseNames } from './phaseNames.ts';
import { lastingFaults, sampleMs, type LastingFault } from './playground.ts';
import { Timeline } from './Timeline.tsx';
import { usePlayground } from './usePlayground.ts';
import './quotes.css';

/** Number of samples that rates are averaged over: one second. */
const rateSamples = 1_000 / sampleMs;

/** A simulated quote server with three clients, and buttons that make the server fail. */
export default function QuotePlayground(): ReactElement {
  const [shared, share] = useSharedInput('faults', '');
  const lasting = useMemo(() => readFaults(shared), [shared]);
  const { playground, samples, start, stop } = usePlayground(lasting);
  const latest = samples.at(-1);
  const before = samples.at(-1 - rateSamples) ?? samples[0];
  const seconds = Math.max(1, Math.min(rateSamples, samples.length - 1)) / rateSamples;
  const phase = latest?.states[0]?.phase;
  return (
    <ExplorerPanel label="Quote playground">
      <div className="explorer-actions">
        {playground ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button variant="primary" onClick={start}>
            Start
          </Button>
        )}
      </div>
      <FaultButtons
        lasting={lasting}
        disabled={!playground}
        onLastingChange={(faults) => share(faults.join(','))}
        onTrigger={(fault) => playground?.trigger(fault)}
      />
      <p className="explorer-caption" role="status">
        {phase
          ? `quote-socket: ${phaseNames[phase]}`
          : 'Start the server to connect three clients.'}
      </p>
      {playground && latest && before && (
        <>
          <ContenderTable
            names={playground.names}
            states={latest.states}
            before={before.states}
            seconds={seconds}
            now={latest.at}
          />
          <Timeline names={playground.names} samples={samples} />
        </>
      )}
    </ExplorerPanel>
  );
}

function readFaults(text: string): LastingFault[] {
  return lastingFaults.filter((fault) => text.split(',').includes(fault));
}
