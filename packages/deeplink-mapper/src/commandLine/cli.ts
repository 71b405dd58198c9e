#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runCommand } from './commandLine.ts';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const { exitCode, output, warning = '' } = runCommand(process.argv.slice(2), version);
(exitCode === 2 ? process.stderr : process.stdout).write(output);
process.stderr.write(warning);
process.exitCode = exitCode;
