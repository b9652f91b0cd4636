import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import './define.ts';
import type { FpRouteEvent } from './events.ts';
import { FpRouter } from './router.ts';

/** `<fp-router>` for React. */
export const Router = createComponent({
  react: React,
  tagName: 'fp-router',
  elementClass: FpRouter,
  displayName: 'Router',
  events: { onRoute: 'fp-route' as EventName<FpRouteEvent> },
});
