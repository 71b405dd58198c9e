export { allowsMotion } from './allowsMotion.ts';
export { CountUp } from './CountUp.tsx';
