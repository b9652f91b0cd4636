import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { wordsOf } from '@fleet-portal/model/rules';

/** A view's name in messages to users about its failure. */
export function viewName({ exposedComponent, id }: ViewDescriptor): string {
  return wordsOf(exposedComponent || id);
}
