import { BridgeProvider } from '@exchange/app-bridge/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createSiteLogin } from '../account/login.ts';
import { LoginForm } from '../account/LoginForm.tsx';
import { QuoteProvider } from '../quoteCodec.ts';
import type { Services } from '../services.ts';
import { ServicesContext } from './site.ts';

interface SiteServicesProps {
  /** Undefined until they are connected, and on a server. */
  services: Services | undefined;
  /** Reloads the page after a login. */
  reload: () => void;
  children: ReactNode;
}

/** Gives the services to the pages inside of it, and loads the visitor's profile. */
export function SiteServices({ services, reload, children }: SiteServicesProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  const login = useMemo(() => {
    const form = { open: () => setFormOpen(true), close: () => setFormOpen(false) };
    return services && createSiteLogin(services, form, reload);
  }, [services, reload]);
  useEffect(() => {
    void login?.loadProfile();
  }, [login]);
  const bridge = services?.bridge;
  return (
    <ServicesContext value={services}>
      <BridgeProvider bridge={bridge} login={login} isApp={bridge !== undefined}>
        <QuoteProvider socket={services?.prices}>{children}</QuoteProvider>
        <LoginForm open={isFormOpen} />
      </BridgeProvider>
    </ServicesContext>
  );
}
