/** Parsed `clientDataJSON` of a WebAuthn call, which the passkey signs. */
export interface ClientData {
  type: 'webauthn.create' | 'webauthn.get';
  /** In base64url. */
  challenge: string;
  origin: string;
}

/** Parses `clientDataJSON`. Returns undefined if it is malformed or from a page in a cross-origin frame. */
export function readClientData(json: Buffer): ClientData | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
  const { type, challenge, origin, crossOrigin } = (data ?? {}) as Record<string, unknown>;
  if (type !== 'webauthn.create' && type !== 'webauthn.get') return undefined;
  if (typeof challenge !== 'string' || typeof origin !== 'string') return undefined;
  return crossOrigin === true ? undefined : { type, challenge, origin };
}
