export { englishKeys, textOf } from './englishKeys.ts';
export { textsConfig } from './textsConfig.ts';
export { usedKeys } from './usedKeys.ts';
