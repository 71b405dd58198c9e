'use client';

export { BridgeProvider, useBridge, useIsApp } from './bridgeProvider.ts';
export type { BridgeProviderProps } from './bridgeProvider.ts';
export { useLogin } from './useLogin.ts';
export type { LoginOfProvider } from './useLogin.ts';
