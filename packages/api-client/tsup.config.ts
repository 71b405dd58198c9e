import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    errors: 'src/errors/index.ts',
    envelope: 'src/envelope/index.ts',
    fetch: 'src/fetch.ts',
    events: 'src/events/createEventStream.ts',
    early: 'src/early/index.ts',
    cookies: 'src/cookies/index.ts',
    'persistent-cache': 'src/cache/persistentCache.ts',
    'server-clock': 'src/serverClock.ts',
    query: 'src/query.ts',
    react: 'src/react.ts',
    testing: 'src/testing/index.ts',
  },
});
