import { createServer } from 'node:http';

/** The exchange's API. It allows cross-origin requests from pages on this machine, without cookies. */
export const api = createServer((request, response) => {
  const { origin = '' } = request.headers;
  if (/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type, guid, platform');
  }
  response.setHeader('content-type', 'application/json');
  if (request.url === '/open/v3/missions') {
    response.end('{"code":0,"data":[{"slug":"first-trade","title":"Make your first trade"}]}');
  } else {
    response.end('{"code":4010,"note":"Who is there?","data":null}');
  }
});
