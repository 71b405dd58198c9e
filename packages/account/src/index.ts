export { LoginWindow, type LoginWindowProps, type WelcomeProps } from './LoginWindow.tsx';
export { SecurityWindow, type SecurityWindowProps } from './security/SecurityWindow.tsx';
