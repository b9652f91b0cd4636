// A view that sets the document's title once, and fails to render once its button is pressed.
import { createElement, useEffect, useState } from 'react';
import type { ViewInputs } from '@fleet-portal/model/rules';

export function Titled({ locale, setTitle }: ViewInputs) {
  const [isBroken, setBroken] = useState(false);
  useEffect(() => setTitle('Van 12'), [setTitle]);
  if (isBroken) throw new Error('Broken by a click');
  return createElement('button', { onClick: () => setBroken(true) }, `Break in ${locale}`);
}
