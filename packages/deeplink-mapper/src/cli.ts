#!/usr/bin/env node
import process from 'node:process';
import { runCommand } from './commandLine.ts';

const { exitCode, output } = runCommand(process.argv.slice(2));
(exitCode === 2 ? process.stderr : process.stdout).write(output);
process.exitCode = exitCode;
