import { createApiClient } from '@exchange/api-client/fetch';
import { createEventStream } from '@exchange/api-client/events';

const client = createApiClient({ baseUrl: 'https://api2.brand.com' });
const stream = createEventStream(client, '/events');
const controller = new AbortController();
await stream.listen({
  onEvent: ({ type, data }) => console.log(type, data),
  onGap: () => console.log('events may have been missed'),
  signal: controller.signal,
});
