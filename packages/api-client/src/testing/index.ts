export { createFakeClock, type FakeClock } from './fakeClock.ts';
export {
  createFakeTransport,
  type FakeCall,
  type FakeStep,
  type FakeTransport,
} from './fakeTransport.ts';
