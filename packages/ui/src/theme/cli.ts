#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runCommand } from './commandLine.ts';

const tokensCss = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const { exitCode, output } = runCommand(process.argv.slice(2), tokensCss);
(exitCode === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = exitCode;
