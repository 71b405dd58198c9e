import type { ReactElement, ReactNode } from 'react';
import { CodeField } from './CodeField.tsx';
import { type Example, Examples } from './Examples.tsx';
import { ExplorerPanel } from './ExplorerPanel.tsx';
import { useSharedInput } from './useSharedInput.ts';

/** An explorer whose input is one line of text. */
export function LineExplorer({
  label,
  fieldLabel,
  parameter,
  initial,
  good,
  hostile,
  children,
}: {
  label: string;
  fieldLabel: string;
  /** Name of the query parameter that holds the input. */
  parameter: string;
  /** Input if the URL lacks the query parameter. */
  initial: string;
  good: readonly Example<string>[];
  hostile: readonly Example<string>[];
  /** Returns the result for an input. */
  children: (text: string, setText: (text: string) => void) => ReactNode;
}): ReactElement {
  const [text, setText] = useSharedInput(parameter, initial);
  return (
    <ExplorerPanel label={label}>
      <CodeField
        label={fieldLabel}
        hint="The result changes while you type. The address of this page contains your input."
        value={text}
        onValueChange={setText}
      />
      <Examples label="Good" examples={good} onChoose={setText} />
      <Examples label="Hostile" examples={hostile} onChoose={setText} />
      {children(text, setText)}
    </ExplorerPanel>
  );
}
