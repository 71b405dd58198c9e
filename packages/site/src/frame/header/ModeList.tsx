import type { NavigationItem } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Links between the exchange and Web3, with the same markup as in the header skeleton. */
export function ModeList({
  modes,
  className,
}: {
  modes: readonly NavigationItem[];
  className: string;
}): ReactElement {
  return (
    <ul className={className}>
      {modes.map(({ name, href }) => (
        <li key={name}>
          <a className="x-header-link" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
