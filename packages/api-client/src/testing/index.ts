export { createFakeClock, type FakeClock } from './fakeClock.ts';
export {
  createFakeTransport,
  type FakeAdapter,
  type FakeAdapterConfig,
  type FakeAnswer,
  type FakeCall,
  type FakeReply,
  type FakeStep,
  type FakeTransport,
  type FakeTransportOptions,
} from './fakeTransport.ts';
