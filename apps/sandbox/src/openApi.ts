import { endpoints, eventsPath, type EndpointName } from '@exchange/task-center-api';
import { definitions } from '@exchange/task-center-api/definitions';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { codes } from './envelope.ts';
import { quoteCalls } from './quoteCalls.ts';
import { userCalls } from './userCalls.ts';

/** JSON Schema of an object with the query parameters as properties. */
interface QuerySchema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

/** Description of a call. Schemas are JSON Schema 2020-12. */
export interface DescribedCall {
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

const summaries: Record<EndpointName, string> = {
  time: 'The time of the server',
  home: 'Everything that the hub draws',
  tasks: 'Tasks, the newcomer ladder first',
  task: 'A task with its tiers',
  campaigns: 'Campaigns',
  campaign: 'A campaign with its prizes',
  leaderboard: 'The ranks of a campaign, best first',
  rewards: 'Rewards of the caller, newest first',
  reward: 'A reward with its terms',
  usage: 'What a reward was used for, newest first',
  invite: 'The invitation of the caller, and what became of it',
  inviteRecords: 'Invited friends, newest first',
  claim: 'Claim a tier of a task',
  claimReward: 'Claim a reward that was given',
  claimAll: 'Claim all that can be claimed',
  activate: 'Switch a reward on, or open a mystery box',
  join: 'Join a campaign; again is no harm',
  checkIn: 'Check in for today; again is no harm',
};

const names = new Map<unknown, string>(
  Object.entries(definitions).map(([name, schema]) => [schema, name]),
);
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema cannot express the transformation of unknown values into "other".
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }) => reference(referenceId).$ref,
  // Queries send integers as strings of digits. Describe them as numbers.
  overrideSchema: ({ valibotSchema }) => (isNumberOrDigits(valibotSchema) ? {} : undefined),
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for every intention; a repeated one gets the first answer again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

const eventStream = {
  tags: ['task-center'],
  summary: 'What changes for the caller, as server-sent events whose data is a LiveEvent',
  operationId: 'events',
  security: [{ session: [] }, { token: [] }],
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      description: 'Where to go on; without it, from now.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The stream; code 10007 in an envelope for a guest.',
      content: {
        'text/event-stream': { schema: { type: 'string' } },
        'application/json': { schema: reference('Failure') },
      },
    },
  },
};

/** Returns the OpenAPI 3.1 description of the API, generated from the tables of calls. */
export function describeApi(): object {
  const calls = [...userCalls, ...quoteCalls, ...taskCenterCalls()];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sandbox exchange',
      version: '1',
      description:
        'Answers are HTTP 200 with an envelope; ret_code 0 is success. Each call answers under /s1 as well.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'user' }, { name: 'quote' }, { name: 'task-center' }],
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, { [call.method]: operation(call) }])),
      [eventsPath]: { get: eventStream },
    },
    components: {
      schemas: {
        Failure: envelope(
          { not: { const: codes.ok } },
          true,
          Object.entries(codes)
            .filter(([, code]) => code !== codes.ok)
            .map(([name, code]) => `${code} ${name}`)
            .join(', '),
        ),
        ...toJsonSchemaDefs(definitions, conversion),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sandbox_session' },
        token: { type: 'apiKey', in: 'header', name: 'UserToken' },
      },
    },
  };
}

function taskCenterCalls(): DescribedCall[] {
  return (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path, guests, idempotent, query, body, result } = endpoints[name];
    return {
      method: method === 'GET' ? 'get' : 'post',
      path,
      tag: 'task-center',
      summary: summaries[name],
      guests,
      query: schemaOf(query),
      headers: idempotent ? [idempotencyKey] : [],
      ...(body ? { body: schemaOf(body) } : {}),
      result: schemaOf(result),
    };
  });
}

function operation(call: DescribedCall) {
  const { tag, summary, path, guests, query = {}, headers = [], body, result } = call;
  const schema = { anyOf: [envelope({ const: codes.ok }, result), reference('Failure')] };
  return {
    tags: [tag],
    summary,
    operationId: path.split('/').at(-1),
    security: [...(guests ? [{}] : []), { session: [] }, { token: [] }],
    parameters: [...queryParameters(query), ...headers],
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: { 200: { description: 'The result, or why not.', content: json(schema) } },
  };
}

function queryParameters({ properties = {}, required = [] }: QuerySchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Returns the JSON Schema, or a reference if the schema has a name. */
function schemaOf(schema: GenericSchema): object {
  const name = names.get(schema);
  if (name !== undefined) return reference(name);
  // Named schemas are listed under components.
  const entries = Object.entries(toJsonSchema(schema, conversion));
  return Object.fromEntries(entries.filter(([key]) => key !== '$schema' && key !== '$defs'));
}

function envelope(code: object, result: object | true, description?: string) {
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    properties: { ret_code: { type: 'integer', ...code }, ret_msg: { type: 'string' }, result },
    required: ['ret_code', 'ret_msg', 'result'],
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function isNumberOrDigits(schema: { type: string }): boolean {
  const { options } = schema as { options?: { type: string }[] };
  return schema.type === 'union' && options?.[0]?.type === 'number';
}
