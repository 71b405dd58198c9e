import type { ClientOptions, RequestOptions } from '../client/clientOptions.ts';
import type { ApiEvent } from '../client/apiEvent.ts';
import { systemClock } from '../clock.ts';
import type { Emitter } from '../emitter.ts';
import { dialectOf } from '../envelope/dialect.ts';
import type { ClientSession } from '../client/session.ts';
import { type ApiError, isUnauthorized } from '../errors/apiError.ts';
import { readResponse, resultOf } from './parsedResponse.ts';
import type { CallUrl } from './callUrl.ts';
import type { HeadersOf, Identity } from './headers.ts';
import { mayBeCached } from './mayBeCached.ts';
import { isStream, type RequestBody } from './requestBody.ts';
import { throwIfAborted } from './abortError.ts';
import type { Transport } from '../transports/transport.ts';

/** A call with its `id`, method and encoded body. */
export interface IdentifiedCall extends RequestOptions {
  id: string | number;
  method: NonNullable<RequestOptions['method']>;
  read: boolean;
  encoded: RequestBody;
}

interface OutgoingRequest {
  call: IdentifiedCall;
  target: CallUrl;
  identity: Identity;
  /** Aborts when no caller waits for the request any more. */
  signal: AbortSignal;
  /** Returns false after `forget()`. */
  isCurrent: () => boolean;
}

interface RefusedRequest {
  error: ApiError;
  identity: Identity;
  target: CallUrl;
  /** Returns false after `forget()`. */
  isCurrent: () => boolean;
  /** Time by the client's clock, in ms. */
  sentAt: number;
}

export interface Sender {
  /** Sends a call, and repeats it once if its token was renewed. */
  send(request: OutgoingRequest): Promise<unknown>;
  /** Returns the identity to repeat a refused request with, or `undefined` if it must not be repeated. */
  renewedIdentity(refused: RefusedRequest): Promise<Identity | undefined>;
}

export function createSender({
  options,
  transport,
  headersOf,
  session,
  emit,
}: {
  options: ClientOptions;
  transport: Transport;
  headersOf: HeadersOf;
  session: ClientSession;
  emit: Emitter<ApiEvent>['emit'];
}): Sender {
  const { clock = systemClock, credentials = 'include' } = options;
  const dialect = dialectOf(options.dialect);

  async function attempt({
    call,
    target,
    identity,
    signal,
    callerSignal,
  }: OutgoingRequest & { callerSignal?: AbortSignal | undefined }): Promise<unknown> {
    const { method, encoded } = call;
    const { href, url, trusted } = target;
    const base = { id: call.id, method, url, trusted };
    const { contentType } = encoded;
    const traceparent = options.traceparent?.();
    const request = {
      url: href,
      method,
      headers: headersOf({ call, target, identity, contentType, traceparent }),
      body: encoded.data,
      trusted,
      credentials: trusted ? credentials : 'omit',
      signal,
      call,
    };
    const sentAt = clock.now();
    emit({ ...base, type: 'request', traceparent });
    // An option or a listener may have aborted the call.
    throwIfAborted(callerSignal);
    const response = await transport(request);
    const receivedAt = clock.now();
    const parsedResponse = readResponse(response, dialect, options.textIntegers);
    const isOld = mayBeCached(response, call);
    emit({
      ...base,
      type: 'response',
      status: response.status,
      durationMs: receivedAt - sentAt,
      receivedAt,
      header: response.header,
      date: isOld ? undefined : response.header('date'),
      serverTime: isOld ? undefined : parsedResponse.serverTime,
    });
    return resultOf({ response, method, parsed: parsedResponse, dialect, receivedAt });
  }

  async function renewedIdentity(refused: RefusedRequest): Promise<Identity | undefined> {
    return (await renewal(refused)).identity;
  }

  async function renewal({
    error,
    identity,
    target,
    isCurrent,
    sentAt,
  }: RefusedRequest): Promise<{ identity?: Identity | undefined; hasFailed?: boolean }> {
    if (!options.renewToken || !target.trusted) return {};
    try {
      const { token } = identity;
      const ageMs = clock.now() - sentAt;
      const renewed = await options.renewToken({ error, token, isCurrent, ageMs });
      if (!renewed || !isCurrent()) return {};
      return { identity: renewed === true ? identity : { ...identity, token: renewed } };
    } catch {
      // The error of the refused request is more specific.
      return { hasFailed: true };
    }
  }

  async function send(request: OutgoingRequest): Promise<unknown> {
    const { call, signal } = request;
    const sentAt = clock.now();
    let refusal: ApiError;
    try {
      // This call is the only caller until its request is sent. So its own signal aborts the request.
      return await attempt({ ...request, callerSignal: call.signal });
    } catch (error) {
      refusal = error as ApiError;
    }
    const mayRenew = call.renewToken !== false && call.authorization !== false;
    const { identity, hasFailed = false } = mayRenew
      ? await renewal({ ...request, error: refusal, sentAt })
      : {};
    if (!identity && !hasFailed) reportRefusal(refusal, request);
    // A stream can be read once only.
    if (!identity || signal.aborted || isStream(call.body)) throw refusal;
    try {
      return await attempt({ ...request, identity });
    } catch (error) {
      reportRefusal(error as ApiError, request, identity);
      throw error;
    }
  }

  /**
   * Notifies the session that the server has refused its user.
   *
   * @param lastIdentity - with which the call was sent last
   */
  function reportRefusal(
    error: ApiError,
    { call, target, identity, isCurrent }: OutgoingRequest,
    lastIdentity = identity,
  ): void {
    if (!target.trusted || call.silent || call.authorization === false || !isCurrent()) return;
    if (!isUnauthorized(error)) return;
    session.refuse(error, lastIdentity.token, [identity.token, lastIdentity.token]);
  }

  return { send, renewedIdentity };
}
