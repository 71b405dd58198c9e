import { Button } from '@exchange/ui/button';
import type { ReactElement } from 'react';

export interface Example<Input> {
  readonly label: string;
  readonly input: Input;
}

/** Buttons that fill the input of an explorer. */
export function Examples<Input>({
  label,
  examples,
  onChoose,
}: {
  label: string;
  examples: readonly Example<Input>[];
  onChoose: (input: Input) => void;
}): ReactElement {
  return (
    <div className="explorer-examples" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className="explorer-actions">
        {examples.map((example) => (
          <Button key={example.label} size="x-small" onClick={() => onChoose(example.input)}>
            {example.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
