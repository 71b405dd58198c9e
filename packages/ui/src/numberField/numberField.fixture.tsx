import { screen } from '@testing-library/react';

/** The input of the NumberField with the label Amount. */
export const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });
