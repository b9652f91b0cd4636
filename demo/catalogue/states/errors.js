// Runs first on a state's page: records every error, for the catalogue's log and for its test.
(() => {
  const write = console.error;
  const keep = (text) => {
    specimenErrors.push(text);
    dispatchEvent(new CustomEvent('specimen-error', { detail: text }));
  };
  window.specimenErrors = [];
  console.error = (...parts) => {
    write(...parts);
    keep(parts.join(' '));
  };
  addEventListener('error', ({ message }) => {
    // Harmless: an observer changed something that is observed too, so that notification is delayed by a frame.
    if (!message.startsWith('ResizeObserver loop')) keep(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} refused ${blockedURI}`),
  );
})();
