import type { NativeMessage, Transport } from '../transports/transport.ts';
import { BridgeError } from './bridgeError.ts';
import type { PendingCall } from './pendingCalls.ts';
import type { VersionCheck } from './versionCheck.ts';

interface DeliveryOptions {
  transport: Pick<Transport, 'ready' | 'send'>;
  versionCheck: VersionCheck;
  /** Method of the call that returns the app's version. It is the only one without a version check. */
  versionMethod: string;
}

/**
 * Creates a function that sends a call once the app is there and new enough. Fails the call if it cannot be sent.
 * `beforeSend` is called unless the call has a result by then.
 */
export function createCallDelivery({ transport, versionCheck, versionMethod }: DeliveryOptions) {
  /** Resolves once the app is there and its version is known, or once the call has a result. */
  async function waitForApp(call: PendingCall): Promise<void> {
    for (;;) {
      await transport.ready(call.settled);
      if (call.settled.aborted) return;
      call.hasApp = true;
      if (call.method === versionMethod || versionCheck.isKnown) return;
      const error = await versionCheck.read();
      // An error without a cause means that the deadline of the shared check has passed. This call
      // has time left, so it checks again.
      if (error?.cause !== undefined) throw error;
    }
  }

  /** @throws BridgeError if the app is too old for the method */
  function checkVersion(method: string): void {
    if (method === versionMethod) {
      versionCheck.sent();
      return;
    }
    const refusal = versionCheck.refusal(method);
    if (refusal) throw refusal;
  }

  return async function deliver(
    call: PendingCall,
    message: NativeMessage,
    { beforeSend }: { beforeSend: (() => void) | undefined },
  ): Promise<void> {
    try {
      await waitForApp(call);
      if (call.settled.aborted) return;
      checkVersion(call.method);
      beforeSend?.();
      call.isSent = true;
      transport.send(message);
    } catch (cause) {
      if (cause instanceof BridgeError) call.fail(cause.kind, cause.detail, cause);
      else call.fail('unavailable', 'sending failed', cause);
    }
  };
}
