import { Component, ViewEncapsulation, computed, input, signal } from '@angular/core';
import type { ViewInputs } from '../../../common/inputs.ts';
import { fill, wordsFor } from '../../../common/texts.ts';
import { treadText } from '../../../common/units.ts';
import './tyre-report.css';
import { depths, statusOf, tyreRowsOf } from './tyres.ts';
import { texts } from './words.ts';

/** The state of each vehicle's tyres, and its next inspection. */
@Component({
  selector: 'tyre-report',
  encapsulation: ViewEncapsulation.None,
  host: { class: 'sample-host' },
  styles: `
    .tyre-report .only {
      display: flex;
      gap: 8px;
      align-items: center;
      min-height: 40px;
      font-size: var(--text-14);
    }
    .tyre-report .only input {
      width: 20px;
      height: 20px;
      margin: 0;
      accent-color: var(--accent);
    }
  `,
  template: `
    <div class="sample tyre-report">
      <div class="head">
        <div>
          <h2>{{ words().title }}</h2>
          <p class="muted">{{ words().lead }}</p>
        </div>
        <label class="only">
          <input type="checkbox" [checked]="onlyWorn()" (change)="onlyWorn.set(!onlyWorn())" />
          {{ words().only }}
        </label>
      </div>
      <table role="table" [attr.aria-label]="words().title">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">{{ words().vehicle }}</th>
            <th scope="col" role="columnheader">{{ words().status }}</th>
            <th scope="col" role="columnheader">{{ words().depth }}</th>
            <th scope="col" role="columnheader">{{ words().inspection }}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          @for (row of rows(); track row.vehicle) {
            <tr role="row">
              <th scope="row" role="rowheader">{{ row.vehicle }}</th>
              <td role="cell">
                <span class="status" [class]="row.status">{{ words()[row.status] }}</span>
              </td>
              <td role="cell">
                <meter
                  min="0"
                  [low]="depths.due"
                  [high]="depths.soon"
                  [optimum]="depths.fresh"
                  [max]="depths.fresh"
                  [value]="row.depth"
                  [attr.aria-label]="words().depth"
                >
                  {{ row.depthText }}
                </meter>
                {{ row.depthText }}
              </td>
              <td role="cell">{{ row.day }}</td>
            </tr>
          }
        </tbody>
      </table>
      <p class="muted" role="status">{{ count() }}</p>
    </div>
  `,
})
export class TyreReport {
  readonly locale = input('en-us');
  readonly user = input<ViewInputs['user']>(null);

  protected readonly depths = depths;
  protected readonly onlyWorn = signal(false);
  protected readonly words = computed(() => wordsFor(texts, this.locale()));
  protected readonly count = computed(() => {
    const { one, count } = this.words();
    const isOne = new Intl.PluralRules(this.locale()).select(this.rows().length) === 'one';
    return fill(isOne ? one : count, { count: this.rows().length });
  });
  protected readonly rows = computed(() => {
    const day = new Intl.DateTimeFormat(this.locale(), { dateStyle: 'medium', timeZone: 'UTC' });
    return tyreRowsOf(this.user()?.companyName)
      .map((row) => ({
        ...row,
        status: statusOf(row),
        day: day.format(new Date(row.inspection)),
        depthText: treadText(row.depth, this.locale()),
      }))
      .filter(({ status }) => !this.onlyWorn() || status !== 'good');
  });
}
