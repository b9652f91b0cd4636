import { Component, ViewEncapsulation, computed, input, type OnInit } from '@angular/core';

/** Only the inputs that are declared here are given; they change while the view is shown, such as the locale. */
@Component({
  selector: 'my-view',
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="my-view">
      <h2>Hello {{ user()?.firstName ?? 'visitor' }}</h2>
      <p>Today is {{ today() }}.</p>
    </div>
  `,
})
export class MyView implements OnInit {
  readonly locale = input.required<string>();
  readonly user = input<{ firstName: string } | null>(null);
  readonly setTitle = input<(title: string) => void>();

  protected readonly today = computed(() =>
    new Intl.DateTimeFormat(this.locale(), { dateStyle: 'full' }).format(new Date()),
  );

  ngOnInit(): void {
    this.setTitle()?.('My view');
  }
}
