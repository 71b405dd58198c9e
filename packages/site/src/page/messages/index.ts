export { pseudoText } from './pseudoText.ts';
export { allNamespaces, hasMessages, messageFolders, readMessages } from './readMessages.ts';
