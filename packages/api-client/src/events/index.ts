export {
  createEventStream,
  type EventListeners,
  type EventStream,
  type EventStreamOptions,
  type ServerEvent,
} from './createEventStream.ts';
