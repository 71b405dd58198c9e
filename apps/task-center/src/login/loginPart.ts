export { SecurityWindow } from '@exchange/account';
export { LoginWindow } from './LoginWindow.tsx';
export { loadTexts } from './loadTexts.ts';
