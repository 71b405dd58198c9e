import type { ReactElement } from 'react';
import { readSource } from '../content/repository.ts';
import { tokenSheet, tokensOf, type Token } from './tokens.ts';

const themes = ['light', 'dark'] as const;

/** The design tokens of the kit, with a preview in both themes. */
export function TokenTable(): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must reach it to scroll it
    <div className="table-scroll" role="group" aria-label="Tokens" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {tokensOf(readSource(tokenSheet)).map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <td className="tokens-value">{token.value}</td>
              {themes.map((theme) => (
                <td key={theme} className="tokens-preview" data-theme={theme}>
                  <Preview token={token} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Drawn with SVG attributes, because the content security policy forbids `style` attributes. */
function Preview({ token: { name, preview } }: { token: Token }): ReactElement | null {
  const value = `var(${name})`;
  if (preview === undefined) return null;
  return (
    <svg width="64" height="32" aria-hidden="true">
      {preview === 'colour' && <rect className="tokens-fill" width="64" height="32" fill={value} />}
      {preview === 'length' && <rect className="tokens-bar" y="8" width={value} height="16" />}
      {preview === 'corner' && (
        <rect className="tokens-edge" x="1" y="1" width="62" height="30" rx={value} />
      )}
      {preview === 'size' && (
        <text className="tokens-text" y="28" fontSize={value}>
          Aa
        </text>
      )}
      {preview === 'family' && (
        <text className="tokens-text" y="22" fontFamily={value}>
          Aa 12
        </text>
      )}
    </svg>
  );
}
