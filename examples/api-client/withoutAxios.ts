import { createApiClient } from '@exchange/api-client/fetch';

const client = createApiClient({ baseUrl: 'https://api2.brand.com' });
const symbols = await client.get('/symbols', { fetchOptions: { next: { revalidate: 60 } } });
console.log(symbols);
