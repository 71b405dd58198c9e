#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runCommand } from './commandLine.ts';
import { loadConfig, loadTable } from './loadFiles.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const { version } = JSON.parse(read('../package.json')) as { version: string };
const readScript = (name: string) => read(`./${name}.script.js`);
void runCommand(process.argv.slice(2), { version, loadTable, loadConfig, readScript }).then(
  ({ exitCode, output, warning = '' }) => {
    (exitCode === 2 ? process.stderr : process.stdout).write(output);
    process.stderr.write(warning);
    process.exitCode = exitCode;
  },
);
