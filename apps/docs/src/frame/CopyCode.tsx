'use client';

import { useEffect, useState, type ReactElement } from 'react';

/** Handles the copy buttons of all code blocks, and announces the result. */
export function CopyCode(): ReactElement {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const copy = async ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-copy]') : null;
      const code = button?.parentElement?.querySelector('pre');
      if (!code) return;
      setStatus('');
      try {
        await navigator.clipboard.writeText(code.textContent);
        setStatus('Code copied');
      } catch {
        // Browsers refuse to copy outside secure contexts or without permission, so the code is selected instead.
        getSelection()?.selectAllChildren(code);
        setStatus('Code selected. Press Ctrl+C to copy it.');
      }
    };
    const listen = (event: Event) => void copy(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return (
    <p className="copy-status" role="status">
      {status}
    </p>
  );
}
