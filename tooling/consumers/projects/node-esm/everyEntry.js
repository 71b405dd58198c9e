import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Imports and requires every entry of our installed packages and compares the exported names.
const require = createRequire(import.meta.url);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
let entries = 0;
for (const name of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@'))) {
  const { exports } = require(`${name}/package.json`);
  for (const [entry, target] of Object.entries(exports)) {
    const specifier = name + entry.slice(1);
    const file = import.meta.resolve(specifier);
    assert.ok(readFileSync(new URL(file)).length > 0, specifier);
    if (typeof target === 'string' || entry === './script') continue; // not a module
    const imported = Object.keys(await import(specifier)).filter((key) => key !== 'module.exports');
    const required = Object.keys(require(specifier)).filter((key) => key !== '__esModule');
    assert.ok(imported.length > 0, specifier);
    assert.deepEqual(imported.sort(), required.sort(), specifier);
    entries += 1;
  }
}
assert.ok(entries >= 7);
console.log(`${entries} entries`);
