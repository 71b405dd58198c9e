import type { ReactElement, ReactNode } from 'react';

/** Names and values of a result. Rows without a value, such as `undefined`, `false` or an empty text, are left out. */
export function Facts({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}): ReactElement {
  return (
    <dl className="explorer-facts">
      {rows.map(
        ([name, value]) =>
          Boolean(value) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
