// `node --import workersNode.ts vitest.mjs` runs vitest's worker processes on the Node binary in TEST_NODE.
// This module changes `process.execPath`, which child_process.fork starts, because vitest has no option for the binary.
const path = process.env['TEST_NODE'];
if (path === undefined)
  throw new Error('TEST_NODE is not set: set it to the path of a Node binary.');
process.execPath = path;

export {};
