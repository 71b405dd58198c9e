import type { DeepLink, DeepLinkRoute, Explanation } from '@exchange/deeplink-mapper';
import { createDeepLinkParser } from '@exchange/deeplink-mapper/parser';
import { createDeepLinkMapper, preset, routes } from '@exchange/deeplink-mapper/preset';
import { describeParameter } from './describeParameter.ts';

const mapper = createDeepLinkMapper();
const parse = createDeepLinkParser(preset);

/** The result for a web address or for an app link. */
export interface LinkExplanation {
  readonly direction: 'webToApp' | 'appToWeb';
  /** Undefined if the text has no counterpart. */
  readonly link: DeepLink | undefined;
  /** Row of the table that matched, even if one of its values was refused. */
  readonly row: DeepLinkRoute | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** The web path of the same screen. Undefined if the link lacks one of the path's values, or joins several in one. */
  readonly path: string | undefined;
  readonly reason: Explanation['reason'] | 'no-web-path';
  readonly text: string;
}

/** Explains a web address, a web path or an app link. */
export function explainLink(text: string): LinkExplanation {
  const typed = text.trim();
  return /^exchangeapp(-mini)?:/i.test(typed) ? explainAppLink(typed) : explainAddress(typed);
}

function explainAddress(address: string): LinkExplanation {
  const explanation = mapper.explain(address);
  const link = mapper.map(address);
  const row = rowOf(explanation.routeId);
  return {
    direction: 'webToApp',
    link,
    row,
    params: link?.params ?? {},
    path: link && parse(link.url)?.path,
    reason: explanation.reason,
    text: describeReason(address, explanation, row),
  };
}

function explainAppLink(url: string): LinkExplanation {
  const parsed = parse(url);
  const link = parsed?.path === undefined ? undefined : mapper.map(parsed.path);
  return {
    direction: 'appToWeb',
    link,
    row: rowOf(parsed?.routeId),
    params: parsed?.params ?? {},
    path: parsed?.path,
    ...describeAppLink({ isKnown: parsed !== undefined, hasPage: link !== undefined }),
  };
}

function describeAppLink({
  isKnown,
  hasPage,
}: {
  isKnown: boolean;
  hasPage: boolean;
}): Pick<LinkExplanation, 'reason' | 'text'> {
  if (!isKnown) return { reason: 'no-route', text: 'No row of the table opens this link.' };
  if (hasPage) return { reason: 'ok', text: 'The link opens a screen that has a web page.' };
  return {
    reason: 'no-web-path',
    text: 'The link lacks a value of its web path, or joins values.',
  };
}

function rowOf(id: string | undefined): DeepLinkRoute | undefined {
  return routes.find((route) => route.id === id);
}

function describeReason(
  address: string,
  { reason, parameter = '' }: Explanation,
  row: DeepLinkRoute | undefined,
): string {
  switch (reason) {
    case 'ok':
      return 'The app opens this address.';
    case 'foreign-origin':
      return address === ''
        ? 'Paste an address or a path.'
        : 'The address is not on a site of the exchange: protocol, host and port must be equal.';
    case 'bad-encoding':
      return parameter
        ? `“${parameter}” contains an invalid escape.`
        : 'The path contains an invalid escape, or an escaped “/”, “\\”, “%” or control character.';
    case 'no-route':
      return 'No row of the table matches the path. The address opens in the browser.';
    case 'bad-parameter':
      if (row?.when?.parameter === parameter) {
        return `“${parameter}” must be “${row.when.value}”.`;
      }
      return `“${parameter}” is absent or invalid. It must be ${describeParameter(row?.params?.[parameter])}.`;
  }
}
