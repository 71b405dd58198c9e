import { api } from './ownServer.mts';

api.listen(4719, '127.0.0.1', () => {
  console.log('The API listens on port 4719.'); // The API listens on port 4719.
});
