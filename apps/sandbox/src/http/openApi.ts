import { userHeader } from '@exchange/exchange-api';
import {
  endpoints,
  eventsPath,
  taskCenterPaths,
  type EndpointName,
} from '@exchange/task-center-api';
import { definitions } from '@exchange/task-center-api/definitions';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { ApiOperation, QuerySchema } from './apiOperation.ts';
import { codes } from './envelope.ts';
import { quoteOperations } from '../market/quoteOperations.ts';
import { userOperations } from '../users/userOperations.ts';

const summaries: Record<EndpointName, string> = {
  time: 'Get the server time',
  home: 'Get the content of the hub',
  tasks: 'List tasks, newcomer tasks first',
  task: 'Get a task with its tiers',
  campaigns: 'List campaigns',
  campaign: 'Get a campaign with its prizes',
  leaderboard: 'List the ranks of a campaign, best first',
  rewards: 'List your rewards, newest first',
  reward: 'Get a reward with its terms',
  claimable: 'List everything that can be claimed now',
  kinds: 'Explain the kinds of rewards',
  wallet: 'Get the totals of your rewards',
  points: 'List the changes of your points balance, newest first',
  shop: 'List the rewards that points buy',
  notices: 'List your notices, newest first',
  buy: 'Buy a reward with points',
  readNotices: 'Mark one notice, or all up to a time, as read',
  switchNotice: 'Turn a kind of notices on or off',
  usage: 'List the uses of a reward, newest first',
  invite: 'Get your referral code and its results',
  inviteRecords: 'List invited friends, newest first',
  claim: 'Claim the reward of a task tier',
  claimReward: 'Claim a reward',
  claimAll: 'Claim every claimable reward, or those with the given ids',
  activate: 'Activate a reward or open a mystery box',
  join: 'Join a campaign. Repeated calls have no effect.',
  checkIn: 'Check in for today. Repeated calls have no effect.',
};

const names = new Map<unknown, string>(
  Object.entries(definitions).map(([name, schema]) => [schema, name]),
);
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // The schemas transform unknown values into "other", which JSON Schema cannot express.
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
  description: 'A new value for each action. A repeated value returns the first response again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

const userIdHeader = {
  name: userHeader,
  in: 'header',
  required: false,
  description:
    'Id of the user that the call is meant for, 0 for a guest. Other callers are refused with code 30008.',
  schema: { type: 'string', pattern: '^\\d+$' },
};

const eventStream = {
  tags: ['task-center'],
  summary: 'Stream your changes as server-sent events. The data of each event is a LiveEvent.',
  operationId: 'events',
  security: [{ session: [] }, { token: [] }],
  parameters: [
    userIdHeader,
    {
      name: 'Last-Event-ID',
      in: 'header',
      description: 'Resumes after this event. Default: starts with the next event.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The stream, or for guests an envelope with code 10007.',
      content: {
        'text/event-stream': { schema: { type: 'string' } },
        'application/json': { schema: reference('Failure') },
      },
    },
  },
};

/** Returns the OpenAPI 3.1 description of the API, generated from the operation tables. */
export function openApiDocument(): object {
  const calls = [...userOperations, ...quoteOperations, ...taskCenterOperations()];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sandbox exchange',
      version: '1',
      description:
        'Responses are HTTP 200 with an envelope. ret_code 0 means success. Each path also works under /s1.',
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

function taskCenterOperations(): ApiOperation[] {
  return (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, guests, idempotent, query, body, result } = endpoints[name];
    return {
      method: method === 'GET' ? 'get' : 'post',
      path: taskCenterPaths[name],
      tag: 'task-center',
      summary: summaries[name],
      guests,
      query: schemaOf(query),
      headers: idempotent ? [userIdHeader, idempotencyKey] : [userIdHeader],
      ...(body ? { body: schemaOf(body) } : {}),
      result: schemaOf(result),
    };
  });
}

function operation(call: ApiOperation) {
  const { tag, summary, path, guests, query = {}, headers = [], body, result } = call;
  const schema = { anyOf: [envelope({ const: codes.ok }, result), reference('Failure')] };
  return {
    tags: [tag],
    summary,
    operationId: path.split('/').at(-1),
    security: [...(guests ? [{}] : []), { session: [] }, { token: [] }],
    parameters: [...queryParameters(query), ...headers],
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      200: { description: 'The result, or the reason for the failure.', content: json(schema) },
    },
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
