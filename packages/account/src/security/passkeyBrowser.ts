/** Returns whether the browser supports passkeys, with the JSON methods from WebAuthn level 3. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  );
}

/** Lets the visitor create a passkey. Rejects with the browser's DOMException. */
export async function createPasskey(options: object): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** Lets the visitor choose a passkey. Rejects with the browser's DOMException. */
export async function choosePasskey(options: object, signal: AbortSignal): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toJson(await navigator.credentials.get({ publicKey, signal }));
}

function toJson(credential: Credential | null): object {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('The browser returned no passkey.', 'NotAllowedError');
}
