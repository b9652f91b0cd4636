/**
 * A part whose script does not load must not take the page with it: nothing stands in its place.
 * @param name what the console calls it
 */
export async function orNothing<Component>(
  name: string,
  module: Promise<{ default: Component }>,
): Promise<{ default: Component }> {
  try {
    return await module;
  } catch (error) {
    console.error(`${name} did not load:`, error);
    return { default: nothing };
  }
}

/** Any component's props will do to render nothing. */
const nothing = (() => null) as never;
