// The windows and their texts, which load as one chunk (`lazyLogin`).
export { LoginWindow } from '../LoginWindow.tsx';
export { SecurityWindow } from '../security/SecurityWindow.tsx';
export { loadTexts } from './loadTexts.ts';
