import type { RequestOptions } from '../client/clientOptions.ts';
import { badRequest } from '../errors/apiError.ts';
import { typeTag } from '../errors/shown.ts';
import { toJson } from './jsonBody.ts';

/** A body that transports can send. */
export type BodyData = string | FormData | Blob | ArrayBuffer | ReadableStream | undefined;

/** A body, ready to be sent. */
export interface RequestBody {
  data: BodyData;
  /** `false`: none. `undefined`: the transport sets it, because it contains the boundary of a form. */
  contentType: string | false | undefined;
}

/**
 * Encodes a body as `fetch` does if it is a `FormData`, `URLSearchParams`, `Blob`, `ArrayBuffer`, a view
 * of one, or a `ReadableStream`, and any other value as JSON.
 *
 * @throws `ApiError` of kind `badRequest` if JSON would lose a part of the value, such as a `Map`.
 */
export function encodeBody(body: unknown): RequestBody {
  if (body === undefined) return { data: undefined, contentType: false };
  if (ArrayBuffer.isView(body)) {
    const { buffer, byteOffset, byteLength } = body;
    return {
      data: new Uint8Array(buffer, byteOffset, byteLength).slice().buffer,
      contentType: false,
    };
  }
  // By type tag instead of `instanceof`, because the oldest webviews lack some of these classes.
  switch (typeTag(body)) {
    case '[object FormData]':
      return { data: body as FormData, contentType: undefined };
    case '[object URLSearchParams]':
      return {
        data: (body as URLSearchParams).toString(),
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      };
    case '[object Blob]':
    case '[object File]':
      return { data: body as Blob, contentType: (body as Blob).type || false };
    case '[object ArrayBuffer]':
    case streamTag:
      return { data: body as ArrayBuffer, contentType: false };
    default:
      return { data: toJson(body), contentType: 'application/json' };
  }
}

const streamTag = '[object ReadableStream]';

/** Whether the body can be read once only, so that its request cannot be repeated. */
export function isStream(body: unknown): body is ReadableStream {
  return typeTag(body) === streamTag;
}

const methods: readonly unknown[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** @throws `ApiError` of kind `badRequest` for another method, and for a GET with a body. */
export function checkMethod({ method, body }: Pick<RequestOptions, 'method' | 'body'>): void {
  if (!methods.includes(method)) {
    throw badRequest(`method is ${JSON.stringify(method)}: use ${methods.join(', ')}`);
  }
  if ((method === 'GET' || method === 'HEAD') && body !== undefined) {
    throw badRequest(`a ${method} has no body: use the option "params", or another method`);
  }
}
