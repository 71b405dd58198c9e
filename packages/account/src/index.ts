export { LoginWindow, type LoginWindowProps } from './LoginWindow.tsx';
export { SecurityWindow, type SecurityWindowProps } from './security/SecurityWindow.tsx';
