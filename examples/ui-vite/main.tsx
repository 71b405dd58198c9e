import { Footer } from '@exchange/ui/footer';
import { Header } from '@exchange/ui/header';
import { Logo } from '@exchange/ui/logo';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Account } from './account.tsx';
import { Home } from './home.tsx';
import { Markets } from './markets.tsx';
import { ownNavigation, skeleton, storeNavigation } from './navigation.ts';
import { RouterLink } from './routerLink.tsx';

function Site() {
  useEffect(storeNavigation, []);
  return (
    <BrowserRouter>
      <Header
        data-theme="dark"
        brand={<Logo />}
        homeHref="/"
        labels={{ ...skeleton.labels, menu: 'Menu' }}
        sections={ownNavigation.left}
        actions={
          <RouterLink className="x-header-link" href="/account">
            Account
          </RouterLink>
        }
        linkComponent={RouterLink}
      />
      <main className="page">
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/markets" element={<Markets />} />
          <Route path="/account" element={<Account />} />
        </Routes>
      </main>
      <Footer
        label="Links"
        columns={[{ title: 'Trade', links: [{ name: 'All markets', href: '/markets' }] }]}
        linkComponent={RouterLink}
      />
    </BrowserRouter>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
