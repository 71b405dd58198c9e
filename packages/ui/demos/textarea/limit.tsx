import { Textarea } from '@exchange/ui';
import { useState } from 'react';

const limit = 80;

/** A longer text is not cut, so that the visitor can choose what to shorten. */
export function TextareaLimit() {
  const [text, setText] = useState('Hello, my deposit of 27 November has not arrived.');
  const over = text.length - limit;
  return (
    <Textarea
      label="Message to support"
      rows={3}
      value={text}
      onValueChange={setText}
      hint={`${text.length} of ${limit} characters`}
      error={over > 0 ? `Remove ${over} characters.` : undefined}
    />
  );
}
