import { Button } from '@exchange/ui/button';
import { Textarea } from '@exchange/ui/textarea';
import type { ReactElement } from 'react';
import { CodeField } from '../panel/CodeField.tsx';
import type { TypedCall } from './examples.ts';
import { readParams } from './readParams.ts';

/** Method and parameters of a call. */
export function CallForm({
  call: { method, params },
  onMethodChange,
  onParamsChange,
  onSend,
}: {
  call: TypedCall;
  onMethodChange: (method: string) => void;
  onParamsChange: (params: string) => void;
  onSend: () => void;
}): ReactElement {
  const read = readParams(params);
  return (
    <form
      className="bridge-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <CodeField label="Method" value={method} onValueChange={onMethodChange} />
      <Textarea
        label="Parameters, as JSON"
        rows={2}
        value={params}
        onValueChange={onParamsChange}
        dir="ltr"
        spellCheck={false}
        error={'error' in read ? read.error : undefined}
      />
      <Button type="submit" variant="primary">
        Call
      </Button>
    </form>
  );
}
