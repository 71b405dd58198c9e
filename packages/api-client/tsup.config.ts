import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    errors: 'src/errors/index.ts',
    envelope: 'src/envelope/index.ts',
    fetch: 'src/fetch/index.ts',
    events: 'src/events/index.ts',
    early: 'src/early/index.ts',
    cookies: 'src/cookies/index.ts',
    'persistent-cache': 'src/persistent-cache/index.ts',
    'server-clock': 'src/server-clock/index.ts',
    query: 'src/query/index.ts',
    react: 'src/react/index.ts',
    testing: 'src/testing/index.ts',
  },
});
