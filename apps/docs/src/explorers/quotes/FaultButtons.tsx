import { Button } from '@exchange/ui/button';
import { Switch } from '@exchange/ui/switch';
import type { ReactElement } from 'react';
import {
  lastingFaults,
  momentaryFaults,
  type LastingFault,
  type MomentaryFault,
} from './playground.ts';

const lastingNames: Readonly<Record<LastingFault, string>> = {
  silence: 'Silence',
  refuse: 'Refuse connections',
  flood: 'Flood of 2,000 quotes per second',
};

const momentaryNames: Readonly<Record<MomentaryFault, string>> = {
  cut: 'Cut',
  close: 'Close with 1012',
  malformed: 'Malformed frames',
  sleep: 'Sleep for a minute',
};

/** Switches and buttons that make the quote server fail. */
export function FaultButtons({
  lasting,
  disabled,
  onLastingChange,
  onTrigger,
}: {
  lasting: readonly LastingFault[];
  /** Disables the buttons for one-time faults. */
  disabled: boolean;
  onLastingChange: (faults: LastingFault[]) => void;
  onTrigger: (fault: MomentaryFault) => void;
}): ReactElement {
  return (
    <>
      <div className="explorer-switches" role="group" aria-label="Faults that last">
        {lastingFaults.map((fault) => (
          <Switch
            key={fault}
            label={lastingNames[fault]}
            checked={lasting.includes(fault)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onLastingChange(
                lastingFaults.filter((each) => (each === fault ? isOn : lasting.includes(each))),
              );
            }}
          />
        ))}
      </div>
      <div className="explorer-actions" role="group" aria-label="Faults that happen once">
        {momentaryFaults.map((fault) => (
          <Button key={fault} size="small" disabled={disabled} onClick={() => onTrigger(fault)}>
            {momentaryNames[fault]}
          </Button>
        ))}
      </div>
    </>
  );
}
