export { createBridge } from './bridge/createBridge.ts';
export type { Bridge, BridgeOptions, CallOptions, VersionCall } from './bridge/bridge.ts';
export type { NativeCall } from './bridge/nativeCall.ts';
export type { BridgeEvents } from './bridge/bridgeEvents.ts';
export { BridgeError } from './bridge/bridgeError.ts';
export type { BridgeErrorKind } from './bridge/bridgeError.ts';
export type { EventReaders, NativeEvents } from './bridge/nativeEvents.ts';
export type { Clock } from './clock.ts';
export { callbackUrlTransport } from './transports/callbackUrlTransport.ts';
export type { CallbackUrlTransportOptions } from './transports/callbackUrlTransport.ts';
export { injectedTransport } from './transports/injectedTransport.ts';
export type { InjectedTransportOptions, NativeHost } from './transports/injectedTransport.ts';
export { createLogin } from './login/login.ts';
export type { Login, LoginBridge, LoginOptions } from './login/login.ts';
export type { LoginEvent, LoginState, LoginView } from './login/loginState.ts';
export type {
  AppConfig,
  NativeMethod,
  NativeMethods,
  ReplyReaders,
} from './bridge/nativeMethods.ts';
export type { BridgeProfile } from './profile.ts';
export { postMessageTransport } from './transports/postMessageTransport.ts';
export type { PostMessageTransportOptions } from './transports/postMessageTransport.ts';
export type {
  NativeMessage,
  NativeReply,
  ReplyListener,
  Transport,
} from './transports/transport.ts';
export { promiseTransport } from './transports/promiseTransport.ts';
export type { PromiseTransportOptions } from './transports/promiseTransport.ts';
export { compareVersions, parseVersion } from './bridge/version.ts';
export type { Version } from './bridge/version.ts';
