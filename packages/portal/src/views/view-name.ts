import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { wordsOf } from '@fleet-portal/model/rules';

/** What people are told that a view is called where it is not there. */
export function viewName({ exposedComponent, id }: ViewDescriptor): string {
  return wordsOf(exposedComponent || id);
}
