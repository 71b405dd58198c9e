import { z } from 'zod';

/** Bytes in base64url, as `PublicKeyCredential.toJSON()` writes them. */
const bytes = z
  .string()
  .min(1)
  .max(8_192)
  .regex(/^[\w-]+$/, { error: 'is not base64url' })
  .transform((text) => Buffer.from(text, 'base64url'));

/** A new passkey: `toJSON()` of the `PublicKeyCredential` that `navigator.credentials.create` returns. */
export const newPasskeyInput = z
  .object({
    id: bytes,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      publicKey: bytes,
      publicKeyAlgorithm: z.int(),
    }),
  })
  .transform(({ id, response }) => ({
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    publicKey: response.publicKey,
    algorithm: response.publicKeyAlgorithm,
  }));

export type NewPasskey = z.infer<typeof newPasskeyInput>;

/** A login: `toJSON()` of the `PublicKeyCredential` that `navigator.credentials.get` returns. */
export const passkeyLoginInput = z
  .object({
    id: bytes,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.string().max(128),
    }),
  })
  .transform(({ id, response }) => ({
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  }));

export type PasskeyLogin = z.infer<typeof passkeyLoginInput>;

export const removeInput = z.object({ id: z.string().max(8_192) });
