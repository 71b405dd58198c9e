export { createDeepLinkParser } from './parser.ts';
export type { DeepLinkParser, ParsedDeepLink } from './parser.ts';
