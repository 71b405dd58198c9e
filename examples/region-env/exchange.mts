import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';

const [world, europe] = preset.editions;

export const region = createRegionEnv({
  ...preset,
  editions: [
    { ...world, domains: ['example.com'] },
    { ...europe, domains: ['example.eu'] },
  ],
  services: {
    ...preset.services,
    api: 'https://gateway{environment}.{domain}',
  },
  appScheme: 'exampleapp://',
  appMarker: 'ExampleApp/',
  projectId: 'example-tasks',
});

console.log(region.endpoints('www.example.eu')?.api); // https://gateway.example.eu
