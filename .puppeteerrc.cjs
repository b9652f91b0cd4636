// The browsers are the system's own (see test/browsers): puppeteer must not bring another.
module.exports = { skipDownload: true };
