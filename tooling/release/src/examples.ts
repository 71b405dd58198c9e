import type { Block } from './documents.ts';

/**
 * What a block leaves out because its page has said it before. The block is found by a text in it, so a
 * line here that fits no block any more fails the tests.
 */
export interface Example {
  page: string;
  has: string;
  /** Written before the block when its types are checked. */
  before?: string;
  /** Written around it, when it stands inside a component: `…` is the block. */
  around?: string;
  /** Why the block is not checked at all. */
  unchecked?: string;
}

const examples: readonly Example[] = [
  {
    page: 'packages/api-client/README.md',
    has: 'createProfileStore(createUserApi(client))',
    before: `
      import { createUserApi, type ApiClient } from '@exchange/api-client';
      declare const client: ApiClient;
    `,
  },
  {
    page: 'packages/app-bridge/README.md',
    has: 'createBridge<Methods>',
    before: `
      import { createBridge, type NativeMethods, type Transport } from '@exchange/app-bridge';
      declare const transport: Transport;
      declare const readSignature: (data: unknown) => string;
    `,
  },
  {
    page: 'packages/app-bridge/README.md',
    has: 'appearsAfterMs: 500',
    before: `import { simulator } from '@exchange/app-bridge/testing';`,
  },
  {
    page: 'packages/i18n-loader/README.md',
    has: 'createI18nSync',
    before: `
      import { createI18nSync, translationUrl } from '@exchange/i18n-loader';
      import { I18nProvider, useI18n } from '@exchange/i18n-loader/react';
      import { useEffect, useRef, useState } from 'react';
      declare const project: { base: string; environment: 'prod'; projectId: string };
      declare const locale: string, base: string, ns: string[], onError: () => void;
      declare const resources: Record<string, Record<string, string>>;
    `,
    around: 'export function Page() {\n…\n}',
  },
  {
    page: 'packages/quote-socket/README.md',
    has: '<QuoteProvider socket={quotes}>',
    before: `
      import type { QuoteSocket } from '@exchange/quote-socket';
      import { QuoteProvider, useIsStale, useQuoteStatus, useTicker } from '@exchange/quote-socket/react';
      declare const quotes: QuoteSocket;
    `,
    around: 'export function Row() {\n…\nreturn [close, status, phase, stale];\n}',
  },
  {
    page: 'packages/region-env/README.md',
    has: 'bootScript()',
    before: `import { bootScript } from '@exchange/region-env/boot';`,
  },
  {
    page: 'packages/ui/README.md',
    has: 'headerSkeletonScript({',
    before: `
      import { HeaderSkeleton, headerSkeletonScript, type HeaderSkeletonProps } from '@exchange/ui';
      declare const labels: HeaderSkeletonProps['labels'];
      declare const defaults: HeaderSkeletonProps['navigation'];
    `,
  },
  {
    page: 'apps/sandbox/README.md',
    has: 'curl localhost:3000/_sandbox/',
    unchecked: 'It needs a sandbox that runs; its own tests do this.',
  },
];

/** The example that is about a block. */
export function exampleOf({ page, code }: Block): Example | undefined {
  return examples.find((example) => example.page === page && code.includes(example.has));
}

/** Examples that are about no block: the page has changed. */
export function idleExamples(blocks: readonly Block[]): string[] {
  return examples
    .filter((example) => !blocks.some((block) => exampleOf(block) === example))
    .map(({ page, has }) => `${page}: ${has}`);
}

/** A block as a module of its own. Line numbers of the page are kept in front, for the messages. */
export function moduleOf(block: Block): string {
  const { before = '', around = '…' } = exampleOf(block) ?? {};
  return [before.replaceAll('\n', ' '), around.replace('…', () => block.code), 'export {};'].join(
    '\n',
  );
}
