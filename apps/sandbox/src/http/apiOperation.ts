/** JSON Schema of an object with the query parameters as properties. */
export interface QuerySchema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

/** An operation of the API, described for OpenAPI. Schemas are JSON Schema 2020-12. */
export interface ApiOperation {
  method: 'get' | 'post';
  path: string;
  tag: 'user' | 'quote' | 'task-center';
  summary: string;
  /** Whether guests may call it. */
  guests: boolean;
  query?: QuerySchema;
  headers?: readonly object[];
  body?: object;
  result: object;
}
