import { useState } from 'react';

/**
 * State that your `value` overrides. Without it, the component keeps the state, starting with
 * `defaultValue`. Either way, `onChange` gets each new value.
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}
