import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoGallery } from './demoGallery.tsx';

const root = document.getElementById('demos');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DemoGallery />
    </StrictMode>,
  );
}
