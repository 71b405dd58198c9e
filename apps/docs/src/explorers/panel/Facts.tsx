import type { ReactElement, ReactNode } from 'react';

/** Names and values of a result. Rows whose value is `undefined` are left out. */
export function Facts({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}): ReactElement {
  return (
    <dl className="explorer-facts">
      {rows.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
