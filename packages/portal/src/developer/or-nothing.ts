import type { ComponentType } from 'react';

/** A developer's tool whose script does not load must not take the portal with it: nothing stands in its place. */
export async function orNothing<Props>(
  module: Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return await module;
  } catch (error) {
    console.warn('The developer panel could not be loaded:', error);
    return { default: () => null };
  }
}
