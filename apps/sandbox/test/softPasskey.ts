import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Contents of a passkey response. Tests change single fields. */
export interface SoftAnswer {
  type: string;
  challenge: string;
  origin: string;
  rpId: string;
  /** WebAuthn flags: 1 means that the user is present, 4 that the user is verified. */
  flags: number;
  signCount: number;
  crossOrigin?: boolean;
}

/** The WebAuthn flag of data that contains a new credential. */
const withCredential = 0x40;
/** A model id of an authenticator that does not name its model. */
const noModel = Buffer.alloc(16);

/** Creates a software passkey, which signs any response without checks. */
export function softPasskey() {
  const id = randomBytes(16);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    id: id.toString('base64url'),
    create(answer: SoftAnswer, publicKey: KeyObject = keys.publicKey) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([head(answer, withCredential), noModel, length, id]);
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData(answer).toString('base64url'),
          authenticatorData: data.toString('base64url'),
          publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
          publicKeyAlgorithm: -7,
        },
      };
    },
    get(answer: SoftAnswer, userHandle: string, key: KeyObject = keys.privateKey) {
      const data = head(answer, 0);
      const client = clientData(answer);
      const hash = createHash('sha256').update(client).digest();
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash]), key).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

/** Returns the start of the authenticator data: the site, the flags and the signature counter. */
function head({ rpId, flags, signCount }: SoftAnswer, otherFlags: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags | otherFlags, 0);
  rest.writeUInt32BE(signCount, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

function clientData({ type, challenge, origin, crossOrigin }: SoftAnswer): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}
