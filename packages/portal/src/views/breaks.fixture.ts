// A view that fails to render once its button is pressed.
import { createElement, useState } from 'react';

export function Breaks() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('Broken by a click');
  return createElement('button', { onClick: () => setBroken(true) }, 'Break');
}
