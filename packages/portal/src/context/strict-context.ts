import { createContext, use, type Context } from 'react';

/**
 * Makes a context and its hook; the hook throws outside the provider (SES-08).
 * @param provider the provider's name, for the error
 * @param hook the hook's name, for the error
 */
export function createStrictContext<Value extends object>(
  provider: string,
  hook: string,
): [Context<Value | null>, () => Value] {
  const StrictContext = createContext<Value | null>(null);
  StrictContext.displayName = provider;
  const useStrictContext = (): Value => {
    const value = use(StrictContext);
    if (value === null) throw new Error(`${hook} is used outside of <${provider}>`);
    return value;
  };
  return [StrictContext, useStrictContext];
}
