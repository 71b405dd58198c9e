// The states of spec 4, "Login modal".

/** Form that the visitor asked for. */
export type LoginView = 'login' | 'register';

/** State of the login. */
export interface LoginState {
  readonly modal: 'hidden' | 'openLogin' | 'loginSuccess' | 'registerSuccess';
  /** Form that the modal shows, or showed last. */
  readonly view: LoginView;
  /** Whether the visitor closed the login modal since it was last opened. */
  readonly loginClosed: boolean;
  readonly registerClosed: boolean;
  readonly profile: 'notFetched' | 'fetched';
  /** True for up to 3 s after the login was sent to an app or a messenger, until it replies. Show a pending state. */
  readonly waiting: boolean;
}

/** Event for logs and analytics. Contains no personal data. */
export type LoginEvent =
  | { type: 'nativeAsked'; view: LoginView }
  | { type: 'nativeFailed'; view: LoginView; error: unknown }
  | { type: 'nativeCanceled'; view: LoginView }
  | { type: 'nativeWithoutToken'; view: LoginView }
  | { type: 'modalOpened'; view: LoginView }
  | { type: 'modalClosed'; view: LoginView }
  | { type: 'redirected'; view: LoginView }
  | { type: 'miniAppAsked'; view: LoginView }
  | { type: 'miniAppFailed'; view: LoginView; error: unknown }
  | { type: 'succeeded'; view: LoginView }
  | { type: 'profileFailed'; error: unknown }
  | { type: 'callbackFailed'; error: unknown };

/** State before the first login. */
export const initialLoginState: LoginState = {
  modal: 'hidden',
  view: 'login',
  loginClosed: false,
  registerClosed: false,
  profile: 'notFetched',
  waiting: false,
};
