import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The parts of other libraries that together behave like a component of `@exchange/ui`, by the component's subpath. */
const peers: Readonly<Record<string, Peers>> = {
  button: { baseUi: { button: 'Button' }, reactAria: 'Button' },
  combobox: {
    baseUi: {
      field: 'Field.Root Field.Label Field.Description Field.Error',
      combobox: parts(
        'Combobox',
        'Root Input Portal Positioner Popup Empty List Item Status Chips Chip ChipRemove',
      ),
    },
    reactAria: 'ComboBox Input Button Popover ListBox ListBoxItem Label Text FieldError',
  },
  menu: {
    baseUi: {
      menu: parts(
        'Menu',
        'Root Trigger Portal Positioner Popup Item LinkItem Group GroupLabel RadioGroup RadioItem',
      ),
    },
    reactAria: 'MenuTrigger Button Popover Menu MenuItem MenuSection Header',
  },
  modal: {
    baseUi: { dialog: parts('Dialog', 'Root Portal Backdrop Popup Title Close') },
    reactAria: 'ModalOverlay Modal Dialog Heading Button',
  },
  tabs: {
    baseUi: { tabs: parts('Tabs', 'Root List Tab Panel') },
    reactAria: 'Tabs TabList Tab TabPanel',
  },
};

interface Peers {
  /** Names to use, separated by spaces, by subpath of `@base-ui/react`. */
  baseUi: Readonly<Record<string, string>>;
  /** Names to use from `react-aria-components`. */
  reactAria: string;
}

function parts(component: string, names: string): string {
  return names.replaceAll(/\w+/g, `${component}.$&`);
}

/**
 * Prints the sizes of components and of the same components in Base UI and React Aria, in kB after minification and
 * gzip. Excludes React, and style sheets, because Base UI and React Aria have none.
 */
export async function bench(): Promise<void> {
  const rows: Record<string, { ui: number; 'Base UI': number; 'React Aria': number }> = {};
  for (const [component, { baseUi, reactAria }] of Object.entries(peers)) {
    const base = Object.entries(baseUi).map(([entry, names]) =>
      uses(`@base-ui/react/${entry}`, names),
    );
    rows[component] = {
      ui: await sizeOf(`export * from '@exchange/ui/${component}'`),
      'Base UI': await sizeOf(base.join('\n')),
      'React Aria': await sizeOf(uses('react-aria-components', reactAria)),
    };
  }
  console.log('\nSize of ui, in kB after gzip');
  console.table(rows);
  console.log(`All components: ${await sizeOf(`export * from '@exchange/ui'`)} kB.`);
}

/** Returns the code of a module that uses exports of an entry, such as `Dialog.Root`, so that bundling keeps them. */
function uses(entry: string, names: string): string {
  const used = names.split(' ');
  const imported = [...new Set(used.map((name) => name.split('.')[0]))];
  return `import { ${imported.join(', ')} } from '${entry}';\nglobalThis.used = [globalThis.used, ${used.join(', ')}];`;
}

/** Bundles a module without React. Returns its size in kB, minified and compressed with gzip. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'lean-qr'],
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}
