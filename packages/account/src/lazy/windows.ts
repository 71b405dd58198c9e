export { LoginWindow } from '../LoginWindow.tsx';
export { SecurityWindow } from '../security/SecurityWindow.tsx';
export { loadTexts } from './loadTexts.ts';
