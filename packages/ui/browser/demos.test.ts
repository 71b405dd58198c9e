import { expect, it } from 'vitest';
import { desktop, openGallery } from './openGallery.ts';
import { testDemos } from './testDemos.ts';

const gallery = openGallery();

testDemos(gallery);

it('the settings controls change the attributes of the page', async () => {
  const { page } = await gallery.open('demos', desktop);
  const look = () =>
    page.evaluate(() => {
      const button = document.querySelector('[data-demo=Button] .x-button') ?? document.body;
      const field = document.querySelector('[data-demo=Field] input');
      const { backgroundColor, color, fontSize, direction } = getComputedStyle(button);
      const height = field?.getBoundingClientRect().height;
      return [backgroundColor, color, height, fontSize, direction].join(' ');
    });
  let before = await look();
  for (const name of ['second', 'light', 'rtl', 'compact', '200%']) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
    await expect.poll(look).not.toBe(before);
    before = await look();
  }
  expect(new URL(page.url()).searchParams.get('text')).toBe('200%');
  await page.context().close();
});
