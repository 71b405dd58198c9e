import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * Node's default scrypt cost (16 MiB, some 40 ms): every test starts a sandbox and logs in.
 * The cost is stored with each hash, so that raising it here leaves old accounts working.
 */
const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** As costly to check as any hash; no password is known that it matches. */
export const nobodysHash = written(Buffer.alloc(16), Buffer.alloc(keyLength));

/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return written(salt, key);
}

function written(salt: Buffer, key: Buffer): string {
  const encoded = [salt.toString('base64url'), key.toString('base64url')];
  return ['scrypt', cost.N, cost.r, cost.p, ...encoded].join('$');
}

/** Compares in constant time. Total: a hash that it cannot read matches nothing. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Composed and decomposed spellings of a letter are the same password (NFKC, RFC 8265). */
function derive(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
