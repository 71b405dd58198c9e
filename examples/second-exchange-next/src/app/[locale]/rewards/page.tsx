'use client';

export { RewardsPage as default } from '../../../rewards/RewardsPage.tsx';
