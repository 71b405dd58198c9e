import { useState } from 'react';

/**
 * Returns the state of a component and its setter. If `value` is given, it is the state. Otherwise, the
 * component keeps the state, starting with `defaultValue`. In both cases, `onChange` is called with each
 * new value.
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
