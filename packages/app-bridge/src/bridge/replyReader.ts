import type { NativeReply } from '../transports/transport.ts';
import { BridgeError } from './bridgeError.ts';
import { nativeReaders } from './nativeMethods.ts';

/** Outcome of a call: the data of its reply, or its error. */
export type CallResult = { data: unknown } | BridgeError;

/**
 * Creates a function that reads the reply to a call of a method.
 *
 * @param ownReaders - validators by method, which replace those of this package
 */
export function createReplyReader(ownReaders: object | undefined) {
  const readers = new Map<string, ((data: unknown) => unknown) | undefined>(
    Object.entries({ ...nativeReaders, ...ownReaders }),
  );

  return (method: string, reply: unknown): CallResult => {
    if (!isReply(reply)) {
      const detail = 'its code is neither an integer nor a text';
      return new BridgeError('invalidReply', { method, detail });
    }
    const { code, data, message } = reply;
    if (code !== 0) {
      const reason = typeof message === 'string' ? `: ${message}` : '';
      return new BridgeError('native', { method, code, detail: `code ${code}${reason}` });
    }
    try {
      const reader = readers.get(method);
      return { data: reader ? reader(data) : data };
    } catch (cause) {
      return new BridgeError('invalidReply', { method, cause, detail: 'its data is invalid' });
    }
  };
}

function isReply(reply: unknown): reply is NativeReply {
  const code = (reply as Partial<NativeReply> | null | undefined)?.code;
  // A number as text is a mistake, because it could mean success.
  return typeof code === 'string' ? Number.isNaN(Number(code)) : Number.isSafeInteger(code);
}
