export { app, library, nodeTool } from './configs.js';
export { layers, importRestrictions } from './layers.js';
