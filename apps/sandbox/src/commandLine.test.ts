import { expect, it } from 'vitest';
import { readCommandLine, UsageError } from './commandLine.ts';

const nothing = {
  app: 'task-center',
  port: 3000,
  host: undefined,
  dataFolder: undefined,
  replay: undefined,
  fresh: false,
  crossOrigin: false,
  devServer: undefined,
  help: false,
};

it.each([
  [[], {}, {}],
  [['--'], {}, {}],
  [['--', '--fresh'], {}, { fresh: true }],
  [['--fresh', '--'], {}, { fresh: true }],
  [['--cross-origin'], {}, { crossOrigin: true }],
  [['--app', 'earn'], {}, { app: 'earn' }],
  [['--replay', 'a.jsonl'], {}, { replay: '/package/a.jsonl' }],
  [['--replay=../a.jsonl'], { INIT_CWD: '/home/me/repo' }, { replay: '/home/me/a.jsonl' }],
  [['--replay', '/a.jsonl'], { INIT_CWD: '/home/me' }, { replay: '/a.jsonl' }],
  [['--dev-server', 'http://localhost:3001'], {}, { devServer: 'http://localhost:3001' }],
  [[], { DEV_SERVER: 'http://localhost:3001' }, { devServer: 'http://localhost:3001' }],
  [['--help'], {}, { help: true }],
  [[], { PORT: '8080', HOST: '0.0.0.0' }, { port: 8080, host: '0.0.0.0' }],
  [[], { PORT: '' }, {}],
  [[], { SANDBOX_DATA: 'data', INIT_CWD: '/home/me' }, { dataFolder: '/home/me/data' }],
])('reads the arguments %j with the environment %j', (args, env, settings) => {
  expect(readCommandLine(args, env, '/package')).toEqual({ ...nothing, ...settings });
});

it.each([
  [['--replya', 'x'], {}],
  [['--replay'], {}],
  [['--fresh=yes'], {}],
  [['word'], {}],
  [[], { PORT: 'http' }],
  [[], { PORT: '65536' }],
  [[], { PORT: '-1' }],
  [[], { PORT: '0x10' }],
])('rejects the arguments %j with the environment %j', (args, env) => {
  expect(() => readCommandLine(args, env, '/package')).toThrow(UsageError);
});
