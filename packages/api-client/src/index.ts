export { apiClient } from './apiClient.ts';
