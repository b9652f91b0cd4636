// First of all on a state's page: keeps every mistake, for the catalogue's log and for its test.
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
    // An observer that changes what others observe has these told a frame later: nothing is wrong.
    if (!message.startsWith('ResizeObserver loop')) keep(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} refused ${blockedURI}`),
  );
})();
