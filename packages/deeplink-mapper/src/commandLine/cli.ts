#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runCommand } from './commandLine.ts';
import { loadTable } from './tableFile.ts';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
void runCommand(process.argv.slice(2), version, loadTable).then(
  ({ exitCode, output, warning = '' }) => {
    (exitCode === 2 ? process.stderr : process.stdout).write(output);
    process.stderr.write(warning);
    process.exitCode = exitCode;
  },
);
