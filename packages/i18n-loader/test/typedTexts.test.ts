import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

it("types keys and namespaces by i18next's CustomTypeOptions", { timeout: 60_000 }, () => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(import.meta.dirname, '../tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const page = join(import.meta.dirname, 'typed/page.tsx');
  const program = ts.createProgram([page], { ...config?.options, noEmit: true });
  const complaints = ts.getPreEmitDiagnostics(program);
  expect(
    complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([]);
});
