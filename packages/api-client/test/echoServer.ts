import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MisbehavingServer, startMisbehavingServer } from './misbehavingServer.ts';

/**
 * Starts a server for the tests of one file. By default, the result of every call is the requested URL.
 * `origin` is available only while tests run.
 */
export function echoServer(): Pick<MisbehavingServer, 'origin' | 'requests' | 'handle'> {
  let server: MisbehavingServer | undefined;
  beforeAll(async () => {
    server = await startMisbehavingServer();
  });
  afterAll(() => server?.close());
  beforeEach(() => {
    const { requests } = started(server);
    requests.length = 0;
    started(server).handle = ({ url }, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ret_code: 0, result: { url } }));
    };
  });
  return {
    get origin() {
      return started(server).origin;
    },
    get requests() {
      return started(server).requests;
    },
    set handle(handle: MisbehavingServer['handle']) {
      started(server).handle = handle;
    },
  };
}

function started(server: MisbehavingServer | undefined): MisbehavingServer {
  if (!server) throw new Error('The server is not running: use it only inside a test.');
  return server;
}
