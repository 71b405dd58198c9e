import { Button, TabLinks, type LinkProps } from '@exchange/ui';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Showcase } from './showcase.tsx';

const RouterLink = ({ href, ...link }: LinkProps) => <Link to={href} {...link} />;
const links = [
  { href: '/', label: 'Home' },
  { href: '/markets', label: 'Markets' },
];

const root = createRootRoute({
  component: () => (
    <main className="grid max-w-md gap-4">
      <TabLinks label="Pages" links={links} linkComponent={RouterLink} />
      <Outlet />
    </main>
  ),
});
const home = createRoute({ getParentRoute: () => root, path: '/', component: Showcase });
const markets = createRoute({
  getParentRoute: () => root,
  path: '/markets',
  component: () => <Button render={<Link to="/" />}>Back home</Button>,
});
const routeTree = root.addChildren([home, markets]);
const router = createRouter({ routeTree, history: createHashHistory() });

createRoot(document.querySelector('#root')!).render(<RouterProvider router={router} />);
