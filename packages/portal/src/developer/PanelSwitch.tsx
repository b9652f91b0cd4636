import type { DecisionContext } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { isPanelShortcut } from './shortcut.ts';

const DeveloperPanel = lazyPart(() => import('./DeveloperPanel.tsx'));

/** Opens and closes the panel by its keyboard shortcut; the panel itself is loaded when it is first opened. */
export default function PanelSwitch({ context }: { context: DecisionContext }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPanelShortcut(event)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    isOpen && (
      <OptionalPart>
        <DeveloperPanel context={context} onClose={close} />
      </OptionalPart>
    )
  );
}
