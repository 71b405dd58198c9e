'use client';

import { useEffect, useState } from 'react';

export function Proof({ facts }: { facts: boolean[] }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <p data-consumer={hydrated && facts.every(Boolean) ? 'passed' : 'waiting'}>
      {JSON.stringify(facts)}
    </p>
  );
}
