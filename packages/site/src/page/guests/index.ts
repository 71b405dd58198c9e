export { GuestActions } from './GuestActions.tsx';
export { LoginButton } from './LoginButton.tsx';
