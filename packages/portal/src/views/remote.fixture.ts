// The entry of a federation remote, for the team in its address.
const team = new URL(import.meta.url).searchParams.get('team');
const screen = {
  mount(slot: HTMLElement) {
    slot.textContent = `Team ${team}`;
    return { update: () => undefined, unmount: () => undefined };
  },
};

export const init = () => undefined;
export const get = () => Promise.resolve(() => ({ default: screen }));
