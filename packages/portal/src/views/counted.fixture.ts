// A view's module that reports how often it has run.
const page = globalThis as { runs?: number };
page.runs = (page.runs ?? 0) + 1;

export const Counted = {
  mount(slot: HTMLElement) {
    slot.textContent = `Run ${page.runs}`;
    return { update: () => undefined, unmount: () => undefined };
  },
};
