import { measure, measureKit } from './ui-size/size.ts';
import { peers } from './ui-size/peers.ts';

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(2);

/**
 * Prints the size of each component and of the same component in Base UI and React Aria, in kB after minification and
 * gzip. Excludes React, and style sheets, because Base UI and React Aria have none.
 */
export async function bench(): Promise<void> {
  console.log('\n## Size of ui, in kB after gzip\n');
  console.log('| component | ui | Base UI | ratio | React Aria |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const peer of peers) {
    const { kit, baseUi, reactAria } = await measure(peer);
    const ratio = baseUi === undefined ? undefined : kit / baseUi;
    const cells = [
      kilobytes(kit),
      kilobytes(baseUi),
      ratio?.toFixed(2) ?? '–',
      kilobytes(reactAria),
    ];
    console.log(`| ${[peer.kit, ...cells].join(' | ')} |`);
  }
  const { icon, everything } = await measureKit();
  console.log(`\nIcon: ${kilobytes(icon)} kB. All components: ${kilobytes(everything)} kB.`);
}
