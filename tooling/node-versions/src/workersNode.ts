// `node --import workersNode.ts vitest.mjs`: vitest's worker processes run on the Node of TEST_NODE.
// child_process.fork starts `process.execPath` and has no other setting that vitest passes on.
const path = process.env['TEST_NODE'];
if (path === undefined)
  throw new Error('TEST_NODE is not set: set it to the path of a Node binary.');
process.execPath = path;

export {};
