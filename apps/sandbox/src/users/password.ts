import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface Passwords {
  /** Resolves to `scrypt$N$r$p$salt$key` with salt and key in base64url. */
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time. Resolves to false if the hash is invalid or undefined. An undefined hash takes as
   * long as a wrong password, so response times do not reveal whether an account exists.
   */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

const keyLength = 32;

/**
 * Creates password functions. Each hash contains its cost, so old hashes work after the cost changes.
 *
 * @param N - cost of scrypt, a power of two. Node's default, 16384, needs 16 MiB and about 40 ms.
 */
export function createPasswords(N = 16_384): Passwords {
  const cost = { N, r: 8, p: 1 };
  const dummyHash = written(cost, Buffer.alloc(16), Buffer.alloc(keyLength));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return written(cost, salt, await derive(password, salt, cost));
    },

    async matches(password, hash = dummyHash) {
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

/** Normalises the password (NFKC, RFC 8265), so composed and decomposed letters are equal. */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
