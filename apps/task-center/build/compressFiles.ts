import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteFolder as out } from './siteFolder.ts';

// Writes a `.gz` and a `.br` file beside every text file of the export, so that servers need not compress each
// response. Skips files that would not become smaller.
const [packGzip, packBrotli] = [promisify(gzip), promisify(brotliCompress)];

const sizes = await Promise.all(
  globSync('**/*.{html,js,css,json,svg,xml,txt}', { cwd: out }).map(async (file) => {
    const path = join(out, file);
    const content = await readFile(path);
    const packed = {
      gz: await packGzip(content, { level: constants.Z_BEST_COMPRESSION }),
      br: await packBrotli(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    };
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < content.length) await writeFile(`${path}.${ending}`, bytes);
    }
    return [content.length, packed.gz.length, packed.br.length] as const;
  }),
);
const [plain, gzipped, brotlied] = [0, 1, 2].map((way) =>
  Math.round(sizes.reduce((sum, size) => sum + (size[way] ?? 0), 0) / 1000),
);
console.log(
  `compressed ${sizes.length} files: ${plain} kB, gzip ${gzipped} kB, brotli ${brotlied} kB`,
);
