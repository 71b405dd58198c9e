import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface Passwords {
  /** `scrypt$N$r$p$salt$key`, the last two in base64url. */
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time. False for a hash that it cannot read, and for undefined, which takes
   * as long as a wrong password.
   */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

const keyLength = 32;

/**
 * The cost is stored with each hash, so changing it leaves old accounts working.
 *
 * @param N - scrypt's cost, a power of two. The default is Node's own: 16 MiB and about 40 ms.
 */
export function createPasswords(N = 16_384): Passwords {
  const cost = { N, r: 8, p: 1 };
  const nobodysHash = written(cost, Buffer.alloc(16), Buffer.alloc(keyLength));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return written(cost, salt, await derive(password, salt, cost));
    },

    async matches(password, hash = nobodysHash) {
      const [scheme, storedN, r, p, salt, key] = hash.split('$');
      if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(storedN),
        r: Number(r),
        p: Number(p),
      });
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

function written({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Composed and decomposed spellings of a letter are the same password (NFKC, RFC 8265). */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
