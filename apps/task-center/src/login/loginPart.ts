export { loadTexts } from './loadTexts.ts';
export { LoginWindow } from './LoginWindow.tsx';
export { SecurityWindow } from './security/SecurityWindow.tsx';
