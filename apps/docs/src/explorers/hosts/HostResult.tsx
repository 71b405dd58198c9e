import type { ReactElement } from 'react';
import { Code } from '../panel/Code.tsx';
import { Facts } from '../panel/Facts.tsx';
import { Verdict } from '../panel/Verdict.tsx';
import type { HostExplanation } from './explainHost.ts';

/** The explanation of a host. */
export function HostResult({ explanation }: { explanation: HostExplanation }): ReactElement {
  const { host, trust, user, endpoints, locales, locale, path, alternates, canonical } =
    explanation;
  return (
    <>
      <Verdict isGood={host.trusted} title={host.trusted ? 'Trusted' : 'Not trusted'}>
        {trust.text}
        {user !== undefined && ` “${user}” is a user name in front of the host.`}
        {!host.trusted && ' Pages of this host get no endpoints and no credentials.'}
      </Verdict>
      <Facts
        rows={[
          ['Host name', <Code key="value">{host.hostname}</Code>],
          [
            'Edition',
            <>
              <Code>{host.edition}</Code>
              {!host.trusted && ' (the first one, for every host that is not trusted)'}
            </>,
          ],
          ['Environment', <Code key="value">{host.environment}</Code>],
          ['Subdomain', host.brandDomain ? <Code>{host.subdomain}</Code> : undefined],
          ['Brand domain', host.brandDomain ? <Code>{host.brandDomain}</Code> : undefined],
          ['Top-level domain', host.brandDomain ? <Code>{host.topLevelDomain}</Code> : undefined],
          ['Locale of the path', locale && <Code>{locale}</Code>],
          ['Path without locale', locale && <Code>{path}</Code>],
          ['Canonical URL', canonical && <Code>{canonical}</Code>],
          [
            'Endpoints',
            endpoints && (
              <Facts
                rows={Object.entries(endpoints).map(([name, url]) => [
                  name,
                  <Code key="value">{url}</Code>,
                ])}
              />
            ),
          ],
          [
            `Locales (${locales.length})`,
            <ul key="value" className="explorer-chips">
              {locales.map(({ label, lang, value }) => (
                <li key={value}>
                  <span lang={lang}>{label}</span> <Code>{value}</Code>
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
      {alternates.length > 0 && (
        <details className="explorer-more">
          <summary>{alternates.length} alternates for search engines</summary>
          <Facts
            rows={alternates.map(({ hreflang, href }) => [
              hreflang,
              <Code key="value">{href}</Code>,
            ])}
          />
        </details>
      )}
    </>
  );
}
