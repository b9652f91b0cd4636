// Angular views that fail in various ways, which the shell must contain.
import { Component, ViewEncapsulation, input, type OnInit } from '@angular/core';
import type { ViewInputs } from '../../../common/inputs.ts';
import './misbehaving.css';

@Component({
  selector: 'fails-in-render',
  encapsulation: ViewEncapsulation.None,
  template: `{{ fail() }}`,
})
export class FailsInRender {
  protected fail(): never {
    throw new Error('Angular failed in render');
  }
}

@Component({
  selector: 'fails-in-handler',
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="sample misbehaving" role="group" aria-label="Angular: fails in an event handler">
      <p>Angular: fails in an event handler</p>
      <button type="button" class="button" (click)="fail()">Fail now</button>
    </div>
  `,
})
export class FailsInHandler {
  protected fail(): never {
    throw new Error('Angular failed in an event handler');
  }
}

@Component({
  selector: 'fails-in-promise',
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="sample misbehaving" role="group" aria-label="Angular: fails in a promise">
      <p>Angular: fails in a promise</p>
      <button type="button" class="button" (click)="fail()">Fail now</button>
    </div>
  `,
})
export class FailsInPromise {
  protected fail(): void {
    void Promise.reject(new Error('Angular failed in a promise'));
  }
}

/** Fails when an input changes after the first render, such as the locale. */
@Component({
  selector: 'fails-in-update',
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="sample misbehaving" role="group" aria-label="Angular: fails in an update">
      <p>Angular: fails in an update{{ mark() }}</p>
    </div>
  `,
})
export class FailsInUpdate {
  readonly locale = input('');
  private first = '';

  protected mark(): string {
    this.first ||= this.locale();
    if (this.locale() !== this.first) throw new Error('Angular failed in an update');
    return '';
  }
}

@Component({
  selector: 'never-ready',
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="sample misbehaving" role="group" aria-label="Angular: is never ready">
      <p>Angular: is never ready</p>
    </div>
  `,
})
export class NeverReady implements OnInit {
  readonly waitUntil = input<ViewInputs['waitUntil']>();

  ngOnInit(): void {
    this.waitUntil()?.(new Promise(() => undefined));
  }
}
