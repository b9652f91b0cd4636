import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/workspace-bar';
import type { FpNavigateEvent } from '@fleet-portal/elements/events';
import { FpWorkspaceBar } from '@fleet-portal/elements/workspace-bar';
import { withDefaults } from './with-defaults.ts';

/** `<fp-workspace-bar>` for React. */
export const WorkspaceBar = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-workspace-bar',
    elementClass: FpWorkspaceBar,
    displayName: 'WorkspaceBar',
    events: { onNavigate: 'fp-navigate' as EventName<FpNavigateEvent> },
  }),
);
