import type { ReactElement } from 'react';
import { Home } from '../home/Home.tsx';

export default function HomePage(): ReactElement {
  return <Home />;
}
