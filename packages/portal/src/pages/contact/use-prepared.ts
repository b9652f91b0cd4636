import { useState } from 'react';

interface Prepared<Value> {
  /** What the form was filled in with; null while it is shown. */
  value: Value | null;
  /** Whether the form comes back after that: it takes the focus, which would go with the button. */
  isAgain: boolean;
}

/** A form, then what was made of it, and the form again. */
export function usePrepared<Value>() {
  const [prepared, setPrepared] = useState<Prepared<Value>>({ value: null, isAgain: false });
  return {
    ...prepared,
    prepare: (value: Value) => setPrepared({ value, isAgain: false }),
    again: () => setPrepared({ value: null, isAgain: true }),
  };
}
