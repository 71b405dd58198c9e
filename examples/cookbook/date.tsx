import { Field } from '@exchange/ui/field';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

function StartDate() {
  const [date, setDate] = useState('2026-11-27');
  return (
    <>
      <Field
        label="Start date"
        type="date"
        min="2026-01-01"
        max="2026-12-31"
        value={date}
        onValueChange={setDate}
        error={date === '' ? 'Choose a date.' : undefined}
      />
      <p>Orders since {date}</p>
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<StartDate />);
