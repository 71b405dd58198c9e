export { createFakeClock, type FakeClock } from './fakeClock.ts';
export {
  createFakeTransport,
  type FakeAdapter,
  type FakeAdapterConfig,
  type FakeTransport,
} from './fakeTransport.ts';
export type {
  FakeAnswer,
  FakeCall,
  FakeReply,
  FakeStep,
  FakeTransportOptions,
} from './fakeServer.ts';
