// A module that never finishes.
await new Promise(() => undefined);
export default () => null;
