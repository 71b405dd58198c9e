import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { findProgram } from './findProgram.ts';
import { openSession, type WebDriverSession } from './webDriver.ts';

export type { WebDriverSession } from './webDriver.ts';

/** Timeout in ms. The driver starts slowly on a busy machine. */
const startTimeout = 30_000;

const install = 'Debian: apt-get install webkit2gtk-driver xvfb';

/**
 * Starts WebKitGTK with an empty profile, in a virtual display. Closing the session stops all three programs.
 *
 * @throws Error with installation instructions if a program is missing
 */
export async function launchWebKit(): Promise<WebDriverSession> {
  const display = await startDisplay();
  const driver = await startDriver(display.name).catch((error: unknown) => {
    display.process.kill();
    throw error;
  });
  const stop = () => {
    driver.process.kill();
    display.process.kill();
  };
  try {
    const session = await openSession(driver.url, { browserName: 'MiniBrowser' });
    return {
      ...session,
      async close() {
        await session.close();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Starts a virtual X server on a free display. The server writes the display's number to file descriptor 3. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const path = findProgram({
    need: 'The tests in WebKit need Xvfb',
    variable: 'XVFB_PATH',
    names: ['Xvfb'],
    places: [],
    install,
  });
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn(path, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process };
}

async function startDriver(display: string): Promise<{ url: string; process: ChildProcess }> {
  const path = findProgram({
    need: 'The tests in WebKit need WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    places: [],
    install,
  });
  const port = await freePort();
  const driver = spawn(path, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + startTimeout;
  while (!(await isReady(url))) {
    if (Date.now() > end || driver.exitCode !== null) {
      driver.kill();
      throw new Error(`${path} did not start on port ${port}: start it by hand to see why.`);
    }
    await wait(50);
  }
  return { url, process: driver };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}
