import { openApp } from '@exchange/app-bridge/open';

document.querySelector('button')!.addEventListener('click', async () => {
  const outcome = await openApp('exchangeapp://home?tab=1');
  document.querySelector('p')!.textContent = outcome;
});
