export { callFailure, type CallFailure } from './callFailure.ts';
export { Crash } from './Crash.tsx';
export { FailurePanel } from './FailurePanel.tsx';
export { failureReason, type FailureReason } from './failureReason.ts';
export { RegionBoundary } from './RegionBoundary.tsx';
export { ScreenFailure } from './ScreenFailure.tsx';
