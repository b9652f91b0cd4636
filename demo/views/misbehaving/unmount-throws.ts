/** Throws when it is removed. */
export default {
  mount(slot: HTMLElement) {
    slot.textContent = 'This view throws when it is unmounted';
    return {
      update: () => undefined,
      unmount: () => {
        throw new Error('The view failed while it was unmounted');
      },
    };
  },
};
