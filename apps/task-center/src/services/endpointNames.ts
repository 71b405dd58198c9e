import { endpoints, type EndpointName } from '@exchange/task-center-api';

/** Names of the endpoints that only read data. All others are in `WriteName`. */
export type ReadName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['body'] extends undefined ? Name : never;
}[EndpointName];
export type WriteName = Exclude<EndpointName, ReadName>;

const isEndpointName = (name: unknown): name is EndpointName =>
  typeof name === 'string' && Object.hasOwn(endpoints, name);

const isReadName = (name: unknown): name is ReadName =>
  isEndpointName(name) && endpoints[name].body === undefined;

export const isWriteName = (name: unknown): name is WriteName =>
  isEndpointName(name) && endpoints[name].body !== undefined;

/** Returns the names of the reads that respond to guests. */
export const openReads = (): ReadName[] =>
  Object.keys(endpoints)
    .filter(isReadName)
    .filter((name) => endpoints[name].guests);
