import { Component, ViewEncapsulation, computed, input, linkedSignal } from '@angular/core';
import type { ViewInputs } from '../../../common/inputs.ts';
import { wordsFor } from '../../../common/texts.ts';
import './driver-assignments.css';
import { drivers, fleetOf, problemOf, type Assignments } from './fleet.ts';
import { texts } from './words.ts';

/** A form of signals: the saved assignments, the current selection, and state derived from both. */
@Component({
  selector: 'driver-assignments',
  encapsulation: ViewEncapsulation.None,
  host: { class: 'sample-host' },
  template: `
    <div class="sample driver-assignments">
      <div class="head">
        <div>
          <h2>{{ words().title }}</h2>
          <p class="muted">{{ words().lead }}</p>
        </div>
      </div>
      <form novalidate (submit)="save($event)">
        @for (row of rows(); track row.vehicle.id) {
          <div class="row">
            <label [attr.for]="'driver-of-' + row.vehicle.id">
              {{ row.vehicle.name }} <span class="muted">{{ row.class }}</span>
            </label>
            <div>
              <select
                [id]="'driver-of-' + row.vehicle.id"
                [attr.aria-invalid]="row.problem ? true : null"
                [attr.aria-describedby]="row.problem ? 'problem-of-' + row.vehicle.id : null"
                (change)="choose(row.vehicle.id, $event)"
              >
                <option value="" [selected]="row.driver === ''">{{ words().nobody }}</option>
                @for (driver of drivers; track driver.id) {
                  <option [value]="driver.id" [selected]="row.driver === driver.id">{{ driver.name }}</option>
                }
              </select>
              @if (row.problem) {
                <p class="problem" [id]="'problem-of-' + row.vehicle.id">{{ words()[row.problem] }}</p>
              }
            </div>
          </div>
        }
        <div class="actions">
          <button class="button primary" type="submit" [disabled]="!isChanged() || hasProblem()">
            {{ words().save }}
          </button>
          <button class="button" type="button" [disabled]="!isChanged()" (click)="undo()">
            {{ words().undo }}
          </button>
          <p role="status">{{ isSaved() ? words().saved : '' }}</p>
        </div>
      </form>
    </div>
  `,
})
export class DriverAssignments {
  readonly locale = input('en-us');
  readonly user = input<ViewInputs['user']>(null);
  readonly track = input<(data: Record<string, unknown>) => void>();

  protected readonly drivers = drivers;
  private readonly fleet = computed(() => fleetOf(this.user()?.companyName));
  private readonly saved = linkedSignal(() => this.fleet().assignments);
  private readonly chosen = linkedSignal(() => this.fleet().assignments);
  protected readonly isSaved = linkedSignal({ source: this.fleet, computation: () => false });

  protected readonly words = computed(() => wordsFor(texts, this.locale()));
  protected readonly isChanged = computed(() =>
    this.fleet().vehicles.some(({ id }) => this.chosen()[id] !== this.saved()[id]),
  );
  protected readonly rows = computed(() =>
    this.fleet().vehicles.map((vehicle) => ({
      vehicle,
      class: this.words()[vehicle.class],
      driver: this.chosen()[vehicle.id] ?? '',
      problem: problemOf(vehicle, this.chosen()),
    })),
  );
  protected readonly hasProblem = computed(() => this.rows().some(({ problem }) => problem !== null));

  protected choose(vehicle: string, { target }: Event): void {
    this.isSaved.set(false);
    this.chosen.update((before): Assignments => ({
      ...before,
      [vehicle]: (target as HTMLSelectElement).value,
    }));
  }

  protected save(event: Event): void {
    event.preventDefault();
    if (this.hasProblem()) return;
    this.saved.set(this.chosen());
    this.isSaved.set(true);
    this.track()?.({ event: 'drivers_assigned' });
  }

  protected undo(): void {
    this.chosen.set(this.saved());
  }
}
