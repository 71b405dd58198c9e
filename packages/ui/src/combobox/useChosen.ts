import { useControlled } from '../composition/useControlled.ts';
import { useClearError } from '../form/formState.ts';

/** One value, or an empty string if there is none. With `Multiple`, a list of values. */
export type Chosen<Value, Multiple> = Multiple extends true ? readonly Value[] : Value | '';

export interface ChosenProps<Value extends string, Multiple extends boolean> {
  /** Allows several values. @defaultValue `false` */
  multiple?: Multiple | undefined;
  /** The chosen value, or an empty string if there is none. With `multiple`, a list of values. */
  value?: Chosen<NoInfer<Value>, Multiple> | undefined;
  defaultValue?: Chosen<NoInfer<Value>, Multiple> | undefined;
  onValueChange?: ((value: Chosen<Value, Multiple>) => void) | undefined;
}

/**
 * Returns the chosen values as a list, also if only one can be chosen, and their setter. `reset`
 * chooses the values of `defaultValue` again, unless `value` is given.
 */
export function useChosen<Value extends string, Multiple extends boolean>({
  name,
  multiple,
  value,
  defaultValue,
  onValueChange,
}: ChosenProps<Value, Multiple> & { name: string | undefined }): {
  chosen: readonly Value[];
  choose: (values: readonly Value[]) => void;
  reset: () => void;
} {
  const clearError = useClearError(name);
  const defaults = toList(defaultValue);
  const [chosen, choose] = useControlled<readonly Value[]>(
    value === undefined ? undefined : toList(value),
    defaults,
    (next) => {
      clearError();
      onValueChange?.((multiple ? next : (next[0] ?? '')) as Chosen<Value, Multiple>);
    },
  );
  function reset() {
    if (value === undefined) choose(defaults);
  }
  return { chosen, choose, reset };
}

/** Returns the values with one more, or without it if it is among them. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function toList<Value extends string>(
  chosen: Value | '' | readonly Value[] | undefined,
): readonly Value[] {
  if (!chosen) return [];
  return typeof chosen === 'string' ? [chosen] : chosen;
}
