import { Button } from '@exchange/ui/button';
import '@exchange/ui/styles.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient, type Mission } from './client.ts';
import { toApp } from './links.ts';
import { region } from './region.ts';
import './theme.css';

const host = region.resolveHost(location.host, location);
// On localhost, `region.endpoints` returns the page's own origin, but the example's API has another port.
const apiOrigin =
  host.environment === 'local' ? 'http://127.0.0.1:4719' : region.endpoints(location)?.api;
const site = region.siteOrigin(host.edition);

function Missions() {
  const [missions, setMissions] = useState<readonly Mission[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (apiOrigin === undefined) return;
    createClient(apiOrigin)
      .get<Mission[]>('/missions')
      .then(setMissions, (error: Error) => setProblem(error.message));
  }, []);
  return (
    <>
      <h1>Missions of Northwind Exchange</h1>
      <p role="status">{problem}</p>
      {missions.map(({ slug, title }) => (
        <p key={slug}>
          {title} <Button href={toApp.map(`${site}/missions/${slug}`)?.url}>Open in the app</Button>
        </p>
      ))}
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Missions />
  </StrictMode>,
);
