import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/modal';
import type { FpModalActionEvent, FpModalCloseEvent, FpNavigateEvent } from '@fleet-portal/elements/events';
import { FpModal } from '@fleet-portal/elements/modal';
import { withDefaults } from './with-defaults.ts';

/** `<fp-modal>` for React. */
export const Modal = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-modal',
    elementClass: FpModal,
    displayName: 'Modal',
    events: {
      onModalAction: 'fp-modal-action' as EventName<FpModalActionEvent>,
      onModalClose: 'fp-modal-close' as EventName<FpModalCloseEvent>,
      onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
    },
  }),
);
