{
  const inside = (tag, selector) => document.querySelector(tag)?.shadowRoot?.querySelector(selector);
  window.__hooks = {
    headerSelector: 'fp-header',
    ready: () => Boolean(inside('fp-header', 'nav') && inside('fp-footer', '[part=legal]')),
    create: () => {
      const { market, session, locale, currentPath } = document.querySelector('fp-footer');
      const header = document.createElement('fp-header');
      return Object.assign(header, { market, session, locale, currentPath, notificationCount: 10 });
    },
    mounted: (header) => Boolean(header.shadowRoot?.querySelector('nav')),
    trigger: () => inside('fp-header', 'nav button'),
    panel: () => inside('fp-header', 'fp-sub-menu')?.shadowRoot?.querySelector('.sheet'),
  };
}
