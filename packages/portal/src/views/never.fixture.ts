// A module that never comes to its end.
await new Promise(() => undefined);
export default () => null;
