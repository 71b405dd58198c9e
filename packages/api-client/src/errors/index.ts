export {
  ApiError,
  type ApiErrorConstructor,
  type ApiErrorDetails,
  type ApiErrorKind,
  isApiError,
  isUnauthorized,
} from './apiError.ts';
export { isTransient, retryDelayMs } from './isTransient.ts';
