// Tests use the system's browsers (see test/browser/engines.ts), so puppeteer must not download one.
module.exports = { skipDownload: true };
