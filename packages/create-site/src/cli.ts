#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { command } from './command.ts';
import { CreateSiteError } from './createSiteError.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

try {
  await command(process.argv.slice(2), {
    cwd: process.cwd(),
    templates: fileURLToPath(new URL('../template', import.meta.url)),
    nodeVersion: process.versions.node,
    userAgent: process.env['npm_config_user_agent'],
    ask: process.stdin.isTTY ? ask : undefined,
    print: console.log,
  });
} catch (error) {
  if (!(error instanceof CreateSiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
