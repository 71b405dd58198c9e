export { pseudoText } from './pseudoText.ts';
export { allNamespaces, hasMessages, readMessages } from './readMessages.ts';
