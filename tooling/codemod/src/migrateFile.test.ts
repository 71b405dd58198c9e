import { Project } from 'ts-morph';
import { expect, it } from 'vitest';
import { migrateFile } from './migrateFile.ts';
import { migration } from './migration.ts';

/** Migrates a file with this text. Returns its new text and the notes. */
function migrate(before: string) {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('/page.tsx', before);
  const notes = migrateFile(file, migration);
  return { after: file.getFullText(), notes };
}

it('renames exports and their uses', () => {
  const { after } = migrate(`
import { createDeepLinkMapper, DeepLinkTableError } from '@exchange/deeplink-mapper';
const known = { DeepLinkTableError: 1 };
try {
  createDeepLinkMapper();
} catch (error) {
  // Keeps its comments.
  if (error instanceof DeepLinkTableError) console.log(error.kind, known.DeepLinkTableError);
}
`);
  expect(after).toBe(`
import { createDeepLinkMapper, DeepLinkError } from '@exchange/deeplink-mapper';
const known = { DeepLinkTableError: 1 };
try {
  createDeepLinkMapper();
} catch (error) {
  // Keeps its comments.
  if (error instanceof DeepLinkError) console.log(error.kind, known.DeepLinkTableError);
}
`);
});

it('imports two names that were merged into one only once, and keeps aliases', () => {
  expect(
    migrate(`import { DeepLinkOptionError, DeepLinkTableError } from '@exchange/deeplink-mapper';
export const errors = [DeepLinkOptionError, DeepLinkTableError];
`).after,
  ).toBe(`import { DeepLinkError } from '@exchange/deeplink-mapper';
export const errors = [DeepLinkError, DeepLinkError];
`);
  expect(
    migrate(`import { DeepLinkTableError as LinkError } from '@exchange/deeplink-mapper';
throw LinkError;
`).after,
  ).toBe(`import { DeepLinkError as LinkError } from '@exchange/deeplink-mapper';
throw LinkError;
`);
});

it('moves imports to their new entries', () => {
  expect(
    migrate(`import { createBridge, openUrl, safeRedirect as redirect } from '@exchange/app-bridge';
import { readFaq } from '@exchange/i18n-loader';
import type { Edition } from '@exchange/region-env';
`).after,
  ).toBe(
    `import { createBridge } from '@exchange/app-bridge';
import { openUrl, safeRedirect as redirect } from '@exchange/app-bridge/links';
import { readFaq } from '@exchange/i18n-loader/faq';
import type { Edition } from '@exchange/region-env/preset';
`,
  );
});

it("keeps the file's style of quotes", () => {
  expect(migrate('import { readFaq } from "@exchange/i18n-loader";\n').after).toBe(
    'import { readFaq } from "@exchange/i18n-loader/faq";\n',
  );
});

it('renames props only of imported components', () => {
  const { after } = migrate(`
import { Modal, SearchField as Search } from '@exchange/ui';
import { Tabs } from '@exchange/ui/tabs';
import { CopyField } from './own';
export const page = (
  <Modal title="a" onClose={close}>
    <Tabs items={[]} onChange={choose} {...rest} />
    <Search onChange={find} />
    <CopyField onCopy={copied} />
    <input onChange={type} />
  </Modal>
);
`);
  expect(after).toContain('<Modal title="a" onOpenChange={close}>');
  expect(after).toContain('<Tabs items={[]} onValueChange={choose} {...rest} />');
  expect(after).toContain('<Search onValueChange={find} />');
  expect(after).toContain('<CopyField onCopy={copied} />');
  expect(after).toContain('<input onChange={type} />');
});

it('renames error kinds, but no other strings', () => {
  const body = `
if (error.kind === 'TIMEOUT' || 'NATIVE' !== kind) show('TIMEOUT');
switch (error.kind) {
  case 'INVALID_REPLY':
    break;
}
switch (state) {
  case 'ABORTED':
    break;
}
expect(error).toMatchObject({ kind: 'DISPOSED', text: 'DISPOSED' });
`;
  expect(migrate(`import { BridgeError } from '@exchange/app-bridge';${body}`).after).toBe(
    `import { BridgeError } from '@exchange/app-bridge';
if (error.kind === 'timeout' || 'native' !== kind) show('TIMEOUT');
switch (error.kind) {
  case 'invalidReply':
    break;
}
switch (state) {
  case 'ABORTED':
    break;
}
expect(error).toMatchObject({ kind: 'disposed', text: 'DISPOSED' });
`,
  );
  expect(migrate(body).after).toBe(body);
});

it('returns a note for each change that it cannot make', () => {
  const before = `import { createRegionEnv,
  splitPath } from '@exchange/region-env';
import { useResource } from '@exchange/api-client/react';
`;
  expect(migrate(before)).toEqual({
    after: before,
    notes: [
      {
        path: '/page.tsx',
        line: 2,
        text: 'splitPath: It is a member of the region that createRegionEnv(config) returns.',
      },
      {
        path: '/page.tsx',
        line: 3,
        text: 'useResource: Use TanStack Query with @exchange/api-client/query.',
      },
    ],
  });
});

it('changes nothing in a file that is already migrated', () => {
  const once = migrate(`import { openUrl } from '@exchange/app-bridge';
import { Modal } from '@exchange/ui';
export const page = <Modal onClose={() => openUrl('x')} />;
`).after;
  expect(migrate(once).after).toBe(once);
});
