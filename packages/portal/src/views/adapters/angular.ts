import {
  createComponent,
  ErrorHandler,
  isStandalone,
  provideZonelessChangeDetection,
  reflectComponentType,
  type ComponentRef,
  type Type,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { ViewFailure, type ViewInputs } from '@fleet-portal/model/rules';
import type { ViewAdapter } from '../view-adapter.ts';
import { provideStyles } from './angular-styles.ts';

/** Each Angular view is an application of its own, without zones, so that its errors and resources end with it. */
export const mountAngular: ViewAdapter = async (component, { slot, root, onError }, inputs) => {
  const view = component as Type<unknown>;
  const mirror = typeof component === 'function' ? reflectComponentType(view) : null;
  if (!mirror || !isStandalone(view))
    throw new ViewFailure('broken', 'What the module exports is no standalone Angular component');

  let isDrawable = () => true;
  const handleError = (error: unknown) => {
    if (isLostPart(error))
      onError(new ViewFailure('missing', 'A deferred part of the view did not load', error), 'broken');
    else onError(error, isDrawable() ? 'other' : 'broken');
  };
  const app = await createApplication({
    providers: [
      provideZonelessChangeDetection(),
      { provide: ErrorHandler, useValue: { handleError } },
      provideStyles(root),
    ],
  });
  const hostElement = document.createElement('div');
  hostElement.className = 'view-component';
  slot.append(hostElement);
  try {
    const shown = createComponent(view, { environmentInjector: app.injector, hostElement });
    const names = new Set(mirror.inputs.map(({ templateName }) => templateName));
    const update = setInputs(shown, names);
    update(inputs);
    app.attachView(shown.hostView);
    isDrawable = drawingTest(shown);
    return { drawn: Promise.resolve(), update, unmount: () => app.destroy() };
  } catch (error) {
    app.destroy();
    throw error;
  }
};

/** Angular's error for a `@defer` block that did not load and has no `@error` block. */
function isLostPart(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NG0750');
}

/** Sets the inputs that have changed, and renders at once, so that the caller of the update gets the failure. */
function setInputs(shown: ComponentRef<unknown>, names: ReadonlySet<string>): (inputs: ViewInputs) => void {
  const before = new Map<string, unknown>();
  return (inputs) => {
    for (const [name, value] of Object.entries(inputs)) {
      if (!names.has(name) || (before.has(name) && before.get(name) === value)) continue;
      before.set(name, value);
      shown.setInput(name, value);
    }
    shown.changeDetectorRef.detectChanges();
  };
}

/** Angular reports failed event handlers and failed templates in the same way; rendering the view again shows whether it still works. */
function drawingTest({ changeDetectorRef }: ComponentRef<unknown>): () => boolean {
  let isTesting = false;
  return () => {
    if (isTesting) return false;
    isTesting = true;
    try {
      changeDetectorRef.detectChanges();
      return true;
    } catch {
      return false;
    } finally {
      isTesting = false;
    }
  };
}
