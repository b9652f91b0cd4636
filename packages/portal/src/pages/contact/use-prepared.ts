import { useState } from 'react';

interface Prepared<Value> {
  /** The result of the form; null while the form is shown. */
  value: Value | null;
  /** Whether the form is shown again after a result: it takes the focus, which would be lost with the button. */
  isAgain: boolean;
}

/** Switches between a form and its result. */
export function usePrepared<Value>() {
  const [prepared, setPrepared] = useState<Prepared<Value>>({ value: null, isAgain: false });
  return {
    ...prepared,
    prepare: (value: Value) => setPrepared({ value, isAgain: false }),
    again: () => setPrepared({ value: null, isAgain: true }),
  };
}
