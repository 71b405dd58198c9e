import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as timer } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from './faults.ts';
import { pathOf } from './request.ts';

/** Waits `ms`. The timer does not keep the process alive if the sandbox closes first. */
const sleep = (ms: number) => timer(ms, undefined, { ref: false });

const never = new Promise<never>(() => undefined);

/** Applies scripted faults to all requests except `/_sandbox` ones. */
export function faultHooks(app: FastifyInstance, faults: Faults): void {
  const struck = new WeakMap<FastifyRequest, Fault>();

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith('/_sandbox/')) return;
    const fault = faults.strike(request.method, path);
    if (!fault) return;
    struck.set(request, fault);
    // Compression would buffer pieces of the body and hide where it was cut.
    request.headers['x-no-compression'] = 'true';
    await beforeHandling(fault, request, reply);
  });

  app.addHook('onSend', (request, reply, payload) => {
    const fault = struck.get(request);
    return fault ? whileSending(fault, reply, payload) : Promise.resolve(payload);
  });
}

async function beforeHandling(fault: Fault, request: FastifyRequest, reply: FastifyReply) {
  if (fault.type === 'status') {
    return reply.code(fault.status).headers(fault.headers).send(fault.body);
  }
  if (fault.type === 'body') {
    return reply.header('content-type', fault.contentType).send(fault.body);
  }
  if (fault.type === 'delay') return sleep(fault.ms);
  if (fault.type === 'hang' && fault.at === 'request') return never;
  if (fault.type === 'cut' && fault.at === 'request') {
    request.raw.socket.resetAndDestroy();
    return never;
  }
}

async function whileSending(fault: Fault, reply: FastifyReply, payload: unknown) {
  if (fault.type !== 'cut' && fault.type !== 'hang' && fault.type !== 'drip') return payload;
  if (fault.type !== 'drip' && fault.at === 'answer') {
    if (fault.type === 'cut') reply.raw.socket?.resetAndDestroy();
    return never;
  }
  const body = await bytesOf(payload);
  reply.header('content-length', body.length);
  return Readable.from(faultyBody(fault, reply, body), { objectMode: false });
}

async function* faultyBody(fault: Fault, reply: FastifyReply, body: Buffer) {
  // Fastify sets the headers after it starts to read this generator. Flush them in a later turn of the event loop.
  await sleep(0);
  reply.raw.flushHeaders();
  if (fault.type === 'drip') {
    for (let at = 0; at < body.length; at += fault.bytes) {
      yield body.subarray(at, at + fault.bytes);
      await sleep(fault.everyMs);
    }
    return;
  }
  if ('at' in fault && fault.at === 'body') yield body.subarray(0, Math.ceil(body.length / 2));
  if (fault.type === 'cut') endAfterSending(reply.raw.socket);
  await never;
}

/** Closes the socket after pending data is sent, unlike a reset. */
function endAfterSending(socket: Socket | null): void {
  setImmediate(() => socket?.destroySoon());
}

function bytesOf(payload: unknown): Promise<Buffer> | Buffer {
  if (payload === null || payload === undefined) return Buffer.alloc(0);
  if (payload instanceof Readable) return buffer(payload);
  return Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload as string));
}
