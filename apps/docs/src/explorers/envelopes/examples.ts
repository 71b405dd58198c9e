import type { Example } from '../panel/Examples.tsx';
import type { LabInput } from './callLab.ts';

const json = (value: unknown) => JSON.stringify(value, undefined, 2);

const example = (label: string, body: string, more: Partial<LabInput> = {}): Example<LabInput> => ({
  label,
  input: { body, status: 200, dialect: 'ret_code', behaviour: 'respond', ...more },
});

const tasks = { ret_code: 0, ret_msg: 'OK', result: { points: 345 } };

export const goodEnvelopes = [
  example('Result', json(tasks)),
  example('Long id', '{"ret_code":0,"result":{"id":9007199254740993}}'),
  example('Guest', json({ ret_code: 10007, ret_msg: 'log in' })),
  example('Sold out', json({ ret_code: 30001, ret_msg: 'The reward is sold out.' })),
  example('Gateway', json({ ret_code: 0, result: { status_code: 503 } })),
  example('Second spelling', json({ retCode: 33003, retMsg: 'no access' }), { dialect: 'retCode' }),
  example('Own envelope', json({ code: 'OK', data: { points: 345 } }), { dialect: 'own' }),
];

export const hostileEnvelopes = [
  example('Error page', '<!doctype html><title>502 Bad Gateway</title>', { status: 502 }),
  example('Page with status 200', '<!doctype html><script>alert(1)</script>'),
  example('Markup as a message', json({ ret_code: 5, ret_msg: '<img src=x onerror=alert(1)>' })),
  example('Prototype', '{"__proto__":{"ret_code":0},"result":{"points":345}}'),
  example('Cut in the middle', '{"ret_code":0,"result":{"poi'),
  example('Empty', ''),
  example('No connection', '', { behaviour: 'drop' }),
  example('No answer', '', { behaviour: 'hang' }),
];
