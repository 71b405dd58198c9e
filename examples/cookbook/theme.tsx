import { Button } from '@exchange/ui/button';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

const root = document.documentElement;

function ThemeButtons() {
  const [theme, setTheme] = useState(root.dataset['theme'] ?? 'system');
  const choose = (next: 'light' | 'dark') => {
    root.dataset['theme'] = next;
    localStorage.setItem('theme', next);
    setTheme(next);
  };
  return (
    <>
      <Button onClick={() => choose('light')}>Light</Button>
      <Button onClick={() => choose('dark')}>Dark</Button>
      <p>Theme: {theme}</p>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<ThemeButtons />);
