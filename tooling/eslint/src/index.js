export { app, library, nodeTool } from './configs.js';
