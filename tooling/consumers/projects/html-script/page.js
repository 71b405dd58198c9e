'use strict';

const { parseVersion, compareVersions } = window.ExchangeAppBridge;
const link = window.ExchangeDeepLinks.createDeepLinkMapper().map('https://www.brand.com/en/kyc');
const newer = compareVersions(parseVersion('3.10.0'), parseVersion('3.6.1')) > 0;
const paragraph = document.querySelector('p');
paragraph.textContent = JSON.stringify({ link: link && link.url, newer });
if (link && newer) paragraph.dataset.consumer = 'passed';
