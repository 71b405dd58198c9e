export { LoginWindow, SecurityWindow } from './AccountWindows.tsx';
export { loadTexts } from './loadTexts.ts';
