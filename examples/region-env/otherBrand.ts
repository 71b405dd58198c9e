import { createRegionEnv, defaultRegionConfig } from '@exchange/region-env';

export const region = createRegionEnv({
  brandDomains: {
    ...defaultRegionConfig.brandDomains,
    default: 'example.com',
    eu: 'example.eu',
  },
  appScheme: 'exampleapp://',
  appMarker: 'ExampleApp/',
  projectId: 'example-tasks',
});
