import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Case } from './cases.tsx';

const root = document.getElementById('case');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Case name={new URLSearchParams(location.search).get('case') ?? ''} />
    </StrictMode>,
  );
}
