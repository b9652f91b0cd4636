import { Component, ViewEncapsulation, computed, input, signal } from '@angular/core';
import { fill, wordsFor } from '../../../common/texts.ts';
import { distanceText } from '../../../common/units.ts';
import './range-planner.css';
import { texts } from './words.ts';

/** The range of an electric van with a full battery, in km. */
const fullRange = 317;

/** A small tool among the links of a menu. */
@Component({
  selector: 'range-planner',
  encapsulation: ViewEncapsulation.None,
  template: `
    <div class="range-planner-view">
      <label>
        <strong>{{ words().title }}</strong>
        <span>{{ words().level }} {{ percent() }}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          [value]="level()"
          [attr.aria-valuetext]="percent()"
          (input)="choose($event)"
        />
      </label>
      <output>{{ range() }}</output>
    </div>
  `,
})
export class RangePlanner {
  readonly locale = input('en-us');

  protected readonly level = signal(80);
  protected readonly words = computed(() => wordsFor(texts, this.locale()));
  protected readonly percent = computed(() =>
    new Intl.NumberFormat(this.locale(), { style: 'percent' }).format(this.level() / 100),
  );
  protected readonly range = computed(() => {
    const distance = distanceText((fullRange * this.level()) / 100, this.locale());
    return fill(this.words().range, { distance });
  });

  protected choose({ target }: Event): void {
    this.level.set((target as HTMLInputElement).valueAsNumber);
  }
}
