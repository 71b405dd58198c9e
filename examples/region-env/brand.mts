import { createRegionEnv } from '@exchange/region-env';

const region = createRegionEnv({ appMarker: 'MyExchange/', projectId: 'my-project' });
console.log(region.resolveHost('brand.eu').edition); // eu
