import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

/** The variants of the logo. Other editions use `default`. */
export type LogoEdition = 'default' | 'eu' | 'tr' | 'kz' | 'ge';

/** Outlines of the marks on a grid of 22 px. `default` and `eu` have the same mark but different wordmarks. */
const marks: { editions: LogoEdition[]; shape: string }[] = [
  {
    editions: ['default', 'eu'],
    shape: 'M6 0h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
  },
  { editions: ['tr'], shape: 'M11 0a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
  { editions: ['kz'], shape: 'M6.5 0h9L22 6.5v9L15.5 22h-9L0 15.5v-9z' },
  { editions: ['ge'], shape: 'M2 0h18a2 2 0 0 1 2 2v10a11 10 0 0 1-22 0V2a2 2 0 0 1 2-2z' },
];

/** Suffix of the wordmark per edition. */
const wordmarks: { edition: LogoEdition; suffix: string }[] = [
  { edition: 'default', suffix: '' },
  { edition: 'eu', suffix: 'EU' },
  { edition: 'tr', suffix: 'TR' },
  { edition: 'kz', suffix: 'KZ' },
  { edition: 'ge', suffix: 'GE' },
];

/** Width in px and stroke path of each letter. Letters are 12 px high. */
const letters: Record<string, [width: number, path: string]> = {
  A: [10, 'M1 11l4-10 4 10M2.6 7.5h4.8'],
  B: [8, 'M1 1v10h3.5a2.5 2.5 0 0 0 0-5H1h3a2.5 2.5 0 0 0 0-5z'],
  D: [9, 'M1 1v10h2.5a4.5 5 0 0 0 0-10z'],
  E: [7, 'M6.5 1H1v10h5.5M1 6h5'],
  G: [9.5, 'M8.3 3A4 5 0 1 0 8.5 8V6.5H5.5'],
  K: [8, 'M1 1v10M7 1L1.5 6.5M3.5 5L7 11'],
  N: [9, 'M1 11V1l7 10V1'],
  R: [8.5, 'M1 11V1h3.5a2.75 2.75 0 0 1 0 5.5H1M4 6.5L7.5 11'],
  T: [8, 'M.5 1h7M4 1v10'],
  U: [8.5, 'M1 1v6.5a3.25 3.5 0 0 0 6.5 0V1'],
  Z: [8, 'M1 1h6L1 11h6'],
};

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Variant to render. If omitted, all variants are rendered, and the style sheet shows the one that
   * matches `data-edition` on `<html>`. Static pages need this, because they are served on several
   * hosts.
   */
  edition?: LogoEdition | undefined;
}

/**
 * This project's neutral logo. The mark is 22 px high and the wordmark 12 px. It is hidden
 * from screen readers, so give the surrounding link or button an accessible name.
 */
export function Logo({ edition, className, ...native }: LogoProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      {...native}
      className={classes('x-logo', edition === undefined && 'x-logo-any', className)}
    >
      {marks
        .filter(({ editions }) => edition === undefined || editions.includes(edition))
        .map(({ editions, shape }) => (
          <Variant key={shape} editions={editions} chosen={edition !== undefined}>
            <svg className="x-logo-mark" width={22} height={22} viewBox="0 0 22 22">
              <path d={shape} />
              <path className="x-logo-lines" d="M9.5 8h6M6.5 14h6" />
            </svg>
          </Variant>
        ))}
      {wordmarks
        .filter((wordmark) => edition === undefined || wordmark.edition === edition)
        .map((wordmark) => (
          <Variant
            key={wordmark.edition}
            editions={[wordmark.edition]}
            chosen={edition !== undefined}
          >
            <Wordmark suffix={wordmark.suffix} />
          </Variant>
        ))}
    </span>
  );
}

/**
 * A variant of the logo. All except one have the `hidden` attribute, so that a page without its style
 * sheet shows a single logo.
 */
function Variant({
  editions,
  chosen,
  children,
}: {
  editions: LogoEdition[];
  chosen: boolean;
  children: ReactElement;
}): ReactElement {
  return (
    <span data-logo={editions.join(' ')} hidden={!chosen && !editions.includes('default')}>
      {children}
    </span>
  );
}

function Wordmark({ suffix }: { suffix: string }): ReactElement {
  let x = 0;
  const paths = [...`BRAND ${suffix}`.trim()].map((letter, index) => {
    const [width, path] = letters[letter] ?? [2, ''];
    const drawn = (
      <path
        key={index}
        className={index > 5 ? 'x-logo-suffix' : undefined}
        transform={`translate(${x})`}
        d={path}
      />
    );
    x += width + 1.5;
    return drawn;
  });
  return (
    <svg className="x-logo-word" width={x - 1.5} height={12} viewBox={`0 0 ${x - 1.5} 12`}>
      {paths}
    </svg>
  );
}
