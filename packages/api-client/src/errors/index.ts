export {
  ApiError,
  type ApiErrorConstructor,
  type ApiErrorDetails,
  type ApiErrorKind,
  isApiError,
} from './apiError.ts';
export { isTransient } from './isTransient.ts';
