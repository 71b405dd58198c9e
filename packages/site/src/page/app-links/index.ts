export { OpenInApp } from './OpenInApp.tsx';
export { useGoLink } from './useGoLink.ts';
export { useOpenApp } from './useOpenApp.ts';
