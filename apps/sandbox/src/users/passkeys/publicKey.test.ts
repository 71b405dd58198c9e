import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { algorithms, isSigned, readPublicKey } from './publicKey.ts';

const [es256, edDsa, rs256] = algorithms;
/** ECDSA with SHA-384 (COSE). */
const unsupportedAlgorithm = -35;
const pairs = {
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  Ed25519: generateKeyPairSync('ed25519'),
  'RSA 2048': generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'RSA 1024': generateKeyPairSync('rsa', { modulusLength: 1024 }),
};
const der = (key: KeyObject) => key.export({ format: 'der', type: 'spki' });

describe('a public key', () => {
  it.each([
    ['P-256', es256],
    ['Ed25519', edDsa],
    ['RSA 2048', rs256],
  ] as const)('of the kind %s is accepted for its algorithm %d', (kind, algorithm) => {
    expect(readPublicKey(der(pairs[kind].publicKey), algorithm)).toBeDefined();
  });

  it.each([
    ['P-384', es256],
    ['RSA 2048', es256],
    ['P-256', edDsa],
    ['P-256', rs256],
    ['Ed25519', unsupportedAlgorithm],
  ] as const)('of the kind %s is refused for the algorithm %d', (kind, algorithm) => {
    expect(readPublicKey(der(pairs[kind].publicKey), algorithm)).toBeUndefined();
  });

  it('that is too weak is refused', () => {
    expect(readPublicKey(der(pairs['RSA 1024'].publicKey), rs256)).toBeUndefined();
  });

  it('that is not SPKI in DER is refused', () => {
    expect(readPublicKey(Buffer.from('key'), es256)).toBeUndefined();
  });
});

describe.each([
  ['P-256', 'sha256'],
  ['Ed25519', null],
  ['RSA 2048', 'sha256'],
] as const)('a signature with %s', (kind, digest) => {
  const { publicKey, privateKey } = pairs[kind];
  const data = Buffer.from('challenge');
  const signature = sign(digest, data, privateKey);

  it('is valid for its data only', () => {
    expect(isSigned(publicKey, data, signature)).toBe(true);
    expect(isSigned(publicKey, Buffer.from('another challenge'), signature)).toBe(false);
  });

  it('is not valid if it is cut', () => {
    expect(isSigned(publicKey, data, signature.subarray(1))).toBe(false);
  });
});
