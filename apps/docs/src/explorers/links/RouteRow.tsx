import type { DeepLinkRoute } from '@exchange/deeplink-mapper';
import type { ReactElement } from 'react';
import { Code } from '../panel/Code.tsx';
import { Facts } from '../panel/Facts.tsx';
import { describeParameter } from './describeParameter.ts';

/** A row of the route table, with the values that its parameters accept. */
export function RouteRow({ row }: { row: DeepLinkRoute }): ReactElement {
  const names = new Set([...valuesIn(row), ...Object.keys(row.params ?? {})]);
  return (
    <Facts
      rows={[
        ['id', <Code key="value">{row.id}</Code>],
        ['paths', row.paths.length > 0 ? <Code>{row.paths.join('  ')}</Code> : 'none: a fallback'],
        ['target', <Code key="value">{row.target}</Code>],
        ['when', row.when && <Code>{`${row.when.parameter}=${row.when.value}`}</Code>],
        ['fallback', row.fallback === undefined ? undefined : <Code>{row.fallback}</Code>],
        ...[...names].map((name) => [name, describeParameter(row.params?.[name])] as const),
      ]}
    />
  );
}

/** Returns the names of the parameters in the paths. */
function valuesIn({ paths }: DeepLinkRoute): string[] {
  return paths.flatMap((path) => [...path.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name));
}
