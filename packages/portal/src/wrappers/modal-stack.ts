import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/modal';
import type {
  FpModalActionEvent,
  FpModalCloseEvent,
  FpModalDisplayEvent,
  FpNavigateEvent,
} from '@fleet-portal/elements/events';
import { FpModalStack } from '@fleet-portal/elements/modal-stack';
import { withDefaults } from './with-defaults.ts';

/** `<fp-modal-stack>` for React. */
export const ModalStack = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-modal-stack',
    elementClass: FpModalStack,
    displayName: 'ModalStack',
    events: {
      onModalDisplay: 'fp-modal-display' as EventName<FpModalDisplayEvent>,
      onModalAction: 'fp-modal-action' as EventName<FpModalActionEvent>,
      onModalClose: 'fp-modal-close' as EventName<FpModalCloseEvent>,
      onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
    },
  }),
);
