#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';

// Starts Firefox (FIREFOX_PATH) with the given arguments and forwards Playwright's WebDriver BiDi messages to it.
// Playwright sets media features for each page, but Firefox ESR 153 does not support this command. The relay reports
// success for the command without forwarding it, so pages have the machine's media features.
const unsupported = new Set(['emulation.setMediaFeaturesOverride']);

interface Command {
  id: number;
  method: string;
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => firefox.kill(signal));
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  console.error(address === undefined ? line : line.replace(address, await relayTo(address)));
}

/** Starts a server on a free local port that forwards messages to `address`. Returns the server's address. */
function relayTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url);
    const early: string[] = [];
    playwright.on('message', (data) => {
      const text = textOf(data);
      const { id, method } = JSON.parse(text) as Command;
      if (unsupported.has(method)) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      } else if (browser.readyState === WebSocket.OPEN) {
        browser.send(text);
      } else {
        early.push(text);
      }
    });
    browser.on('open', () => early.forEach((text) => browser.send(text)));
    browser.on('message', (data) => playwright.send(textOf(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
  return new Promise((resolve) => {
    server.once('listening', () => {
      const { port } = server.address() as { port: number };
      resolve(`ws://127.0.0.1:${port}`);
    });
  });
}

function textOf(data: RawData): string {
  return (data as Buffer).toString();
}
