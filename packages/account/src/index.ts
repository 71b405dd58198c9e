export type { AccountPage } from './AccountPageContext.ts';
export { LoginWindow, type LoginWindowProps } from './LoginWindow.tsx';
export { SecurityWindow, type SecurityWindowProps } from './security/SecurityWindow.tsx';
