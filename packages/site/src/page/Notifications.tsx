import { Toasts, type Toast } from '@exchange/ui';
import {
  createContext,
  useCallback,
  useContext,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from './texts/useTexts.ts';

/** Shows a toast at the edge of the screen, optionally with a button. */
export type Notify = (
  tone: NonNullable<Toast['tone']>,
  text: ReactNode,
  action?: ReactNode,
) => void;

const NotifyContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NotifyContext);
}

let count = 0;

export function NotificationsProvider({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts('screen');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const notify = useCallback<Notify>((tone, text, action) => {
    count += 1;
    const toast: Toast = { id: String(count), tone, action, children: text };
    setToasts((others) => [...others, toast]);
  }, []);
  const dismiss = useCallback((id: string) => {
    setToasts((others) => others.filter((toast) => toast.id !== id));
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      {createPortal(
        <Toasts
          toasts={toasts}
          onDismiss={dismiss}
          label={t('notifications')}
          closeLabel={t('dismiss')}
        />,
        document.body,
      )}
    </NotifyContext>
  );
}
