import { isAllowed, whenAllowed, whenDefined } from '@fleet-portal/elements/consent';
import { analytics } from '@fleet-portal/model/constants';
import type { AnalyticsCall } from '@fleet-portal/model/entities';
import { nameAndMessageOf, type CallState } from '@fleet-portal/model/rules';
import { tagManager, type TagManager } from './tag-manager.ts';

interface TrackerOptions {
  /** Called with the state of each call. */
  onState: (call: AnalyticsCall, state: CallState) => void;
  /** Ends all waiting. */
  signal: AbortSignal;
}

/**
 * Passes calls on to the tag manager once it is loaded and the user allows it (CKC-02). Earlier events are never sent, except
 * for the page view of the page on which the user allowed it.
 */
export function createTracker({
  onState,
  signal,
}: TrackerOptions): (call: AnalyticsCall, wasAllowed: boolean) => void {
  let heldPage: AnalyticsCall | null = null;
  let isAsking = false;
  let isLooking = false;
  const waiting: AnalyticsCall[] = [];

  function send(manager: TagManager, call: AnalyticsCall): void {
    try {
      manager.track(call.name, call.data);
      onState(call, 'sent');
    } catch (error) {
      console.warn(`The tag manager did not take "${call.name}": ${nameAndMessageOf(error)}`);
      onState(call, 'failed');
    }
  }

  function take(call: AnalyticsCall): void {
    const manager = tagManager();
    if (manager) return send(manager, call);
    waiting.push(call);
    if (waiting.length > analytics.waitingLimit) waiting.shift();
    onState(call, 'waiting');
    if (isLooking) return;
    isLooking = true;
    void whenDefined(tagManager, { signal }).then((found) => {
      isLooking = false;
      for (const late of waiting.splice(0)) {
        if (isAllowed(analytics.category)) send(found, late);
        else onState(late, 'not allowed');
      }
    });
  }

  function hold(call: AnalyticsCall): void {
    for (const refused of [...waiting.splice(0), call]) onState(refused, 'not allowed');
    if (call.name !== 'page-view') return;
    heldPage = call;
    if (isAsking) return;
    isAsking = true;
    whenAllowed(
      analytics.category,
      () => {
        isAsking = false;
        if (heldPage) take(heldPage);
        heldPage = null;
      },
      { signal },
    );
  }

  return (call, wasAllowed) => {
    if (signal.aborted) return;
    if (wasAllowed && isAllowed(analytics.category)) {
      if (call.name === 'page-view') heldPage = null;
      take(call);
    } else hold(call);
  };
}
