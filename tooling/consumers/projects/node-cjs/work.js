'use strict';
const assert = require('node:assert/strict');
const { parseEnvelope, isApiError } = require('@exchange/api-client');
const { parseVersion } = require('@exchange/app-bridge');
const { createDeepLinkMapper } = require('@exchange/deeplink-mapper/preset');
const { translationUrl } = require('@exchange/i18n-loader/loader');
const { bucketStart } = require('@exchange/quote-socket/candles');
const { createRegionEnv } = require('@exchange/region-env');
const { preset } = require('@exchange/region-env/preset');
const { Button } = require('@exchange/ui/button');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');

assert.equal(createRegionEnv(preset).resolveHost('brand-tr.com').edition, 'tr');
assert.equal(createRegionEnv(preset).languageTag('ar-ARE'), 'ar-AE');
assert.equal(createDeepLinkMapper().map('https://www.brand.com.evil.com/en/kyc'), undefined);
assert.ok(parseVersion('3.10.0'));
assert.equal(bucketStart(Date.UTC(2026, 0, 1, 12, 34, 56), '1h'), Date.UTC(2026, 0, 1, 12));
assert.deepEqual(parseEnvelope({ ret_code: 0, result: { id: 1 } }).result, { id: 1 });
try {
  parseEnvelope({ ret_code: 30001, ret_msg: 'too late' });
  assert.fail('a business error must reject');
} catch (error) {
  assert.ok(isApiError(error, 'business'), String(error));
  assert.equal(error.message, 'bad business ret_code 30001: too late');
}
const at = { base: 'https://static.brand.com/i18n', environment: 'prod', projectId: 'task-center' };
assert.equal(
  translationUrl({ ...at, locale: 'tr-TR', ns: 'common' }),
  'https://static.brand.com/i18n/task-center/tr-TR/common.json',
);
assert.match(renderToStaticMarkup(createElement(Button, null, 'Claim')), /Claim/);
console.log('all packages work');
