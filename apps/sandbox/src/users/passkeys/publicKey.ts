import { createPublicKey, verify, type KeyObject } from 'node:crypto';

/** COSE identifiers of the supported signature algorithms: ES256, EdDSA and RS256. */
export const algorithms = [-7, -8, -257] as const;

/** Parses a public key (SPKI in DER). Returns undefined if it is invalid or not a key for the algorithm. */
export function readPublicKey(spki: Buffer, algorithm: number): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
    if (algorithm === -7) return details?.namedCurve === 'prime256v1' ? key : undefined;
    if (algorithm === -8) return type === 'ed25519' ? key : undefined;
    if (algorithm !== -257) return undefined;
    return type === 'rsa' && (details?.modulusLength ?? 0) >= 2048 ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a login's signature is valid. Ed25519 hashes the data itself, so it has no digest. */
export function isSigned(key: KeyObject, data: Buffer, signature: Buffer): boolean {
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  try {
    return verify(digest, data, key, signature);
  } catch {
    return false;
  }
}
