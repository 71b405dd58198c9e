'use client';

export { AccountPage as default } from '../../../account/AccountPage.tsx';
