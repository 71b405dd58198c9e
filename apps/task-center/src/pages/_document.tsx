import { siteDocument } from '@exchange/site/frame/document';
import { app } from '../../app.config.ts';

export default siteDocument(app);
