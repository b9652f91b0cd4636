import { explain, type DecisionContext } from '@fleet-portal/model/rules';
import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import { AskAddress } from './AskAddress.tsx';
import { OutcomeLine } from './OutcomeLine.tsx';
import { adoptPanelStyles } from './panel.styles.ts';
import { PanelSection } from './PanelSection.tsx';
import { Person } from './Person.tsx';
import { Site } from './Site.tsx';
import { Steps } from './Steps.tsx';
import { Tracking } from './Tracking.tsx';
import { useFocusWhileOpen } from './use-focus-while-open.ts';

interface DeveloperPanelProps {
  context: DecisionContext;
  onClose: () => void;
}

/**
 * Explains why the current address leads where it does and what another one would do, and shows the user and the site. The panel is
 * beside the page, which stays usable, and in the top layer, so that no menu covers it. It is in English: its readers are developers.
 */
export default function DeveloperPanel({ context, onClose }: DeveloperPanelProps) {
  const { url } = useNavigation().entry;
  const { outcome, steps } = useMemo(() => explain(url, context), [url, context]);
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(adoptPanelStyles, []);
  useFocusWhileOpen(panel);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <dialog
      ref={panel}
      popover="manual"
      tabIndex={-1}
      aria-labelledby={heading}
      className="developer"
      lang="en"
      onKeyDown={onKeyDown}
    >
      <div dir="ltr">
        <header className="developer-bar">
          <h2 id={heading}>Developer panel</h2>
          <kbd>Alt+Shift+D</kbd>
          <button type="button" aria-label="Close the developer panel" onClick={onClose}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
          </button>
        </header>
        <PanelSection title="This address">
          <OutcomeLine outcome={outcome} />
          <Steps steps={steps} />
        </PanelSection>
        <PanelSection title="Another address">
          <AskAddress context={context} />
        </PanelSection>
        <PanelSection title="Person">
          <Person session={context.session} />
        </PanelSection>
        <PanelSection title="Site">
          <Site context={context} url={url} />
        </PanelSection>
        <PanelSection title="Tracking">
          <Tracking />
        </PanelSection>
      </div>
    </dialog>
  );
}
