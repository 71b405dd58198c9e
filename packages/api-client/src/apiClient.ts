/** The first function of this package: put what it is for in its place. */
export function apiClient(): string {
  return 'api-client';
}
