export { ApiError, type ApiErrorDetails, type ApiErrorKind, isApiError } from './apiError.ts';
