import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { ModalStack } from '../wrappers/modal-stack.ts';
import { useNotices } from './notices-context.ts';
import { useShownNotices, type OpenedModal } from './shown-notices.ts';
import { useLingering } from './use-lingering.ts';

/** The stack of modals (MOD-01). It is keyed by user, so that nothing of one user's remains visible to the next, not even while closing. */
export default function Modals() {
  const { modals, person, tellDisplay } = useShownNotices();
  const { closeModal } = useNotices();
  const { market } = usePortal();
  const { locale } = useLocale();
  const withContent = useLingering(modals).filter(hasContent);
  const stacked = useMemo(
    () =>
      modals.map((modal) => ({
        ...modal,
        children: hasContent(modal) ? modal.host : modal.children,
        onClose: () => {
          closeModal(modal.id);
          modal.onClose?.();
        },
      })),
    [closeModal, modals],
  );
  const withId = (id: string) => modals.find((modal) => modal.id === id);

  return (
    <>
      <ModalStack
        key={person}
        modals={stacked}
        locale={locale}
        theme={market.theme}
        onModalDisplay={({ modalId }) => {
          const modal = withId(modalId);
          if (modal) tellDisplay(modal);
        }}
        onModalAction={({ modalId, action }) => withId(modalId)?.onAction?.(action)}
      />
      {withContent.map(({ key, host, children, content }) =>
        createPortal(
          <>
            {children && <p>{children}</p>}
            {content}
          </>,
          host,
          key,
        ),
      )}
    </>
  );
}

function hasContent({ content }: OpenedModal): boolean {
  return content !== undefined && content !== null && content !== false;
}
