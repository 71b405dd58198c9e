/** Authenticator data (WebAuthn, section 6.1). */
export interface AuthenticatorData {
  /** SHA-256 of the relying party's id, which is the host name of the site. */
  rpIdHash: Buffer;
  /** Whether a person confirmed the operation at the authenticator. */
  isPresent: boolean;
  /** Whether the device verified the user by fingerprint, face or screen lock. */
  isVerified: boolean;
  /** Signature counter. 0 if the authenticator has none. */
  signCount: number;
  /** Id of a new credential. Undefined in a login. */
  credentialId: Buffer | undefined;
}

const flags = { present: 0x01, verified: 0x04, credential: 0x40 } as const;
/** Length of rpIdHash, flags and signCount, in bytes. */
const headBytes = 37;
/** Length of the authenticator's model id (AAGUID), which precedes the length of the credential id, in bytes. */
const modelBytes = 16;

/** Returns undefined if the data is too short. */
export function readAuthenticatorData(data: Buffer): AuthenticatorData | undefined {
  if (data.length < headBytes) return undefined;
  const set = data.readUInt8(32);
  const head = {
    rpIdHash: data.subarray(0, 32),
    isPresent: (set & flags.present) !== 0,
    isVerified: (set & flags.verified) !== 0,
    signCount: data.readUInt32BE(33),
  };
  if ((set & flags.credential) === 0) return { ...head, credentialId: undefined };
  const lengthAt = headBytes + modelBytes;
  if (data.length < lengthAt + 2) return undefined;
  const end = lengthAt + 2 + data.readUInt16BE(lengthAt);
  return data.length < end
    ? undefined
    : { ...head, credentialId: data.subarray(lengthAt + 2, end) };
}
