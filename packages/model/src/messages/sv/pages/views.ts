import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Inga vyer finns på sidan än.',
  viewSlot: 'Inbäddad vy: {name}',
  viewFailedHeading: '{name} kunde inte laddas',
  viewFailedText: 'Den här vyn är inte tillgänglig just nu. Allt annat fungerar.',
  viewPageFailedText: 'Den här vyn är inte tillgänglig just nu.',
  viewFailedSubtitle: 'Vad du kan göra',
  viewFailedAdvice: 'Uppdatera sidan eller kom tillbaka senare.',
  viewFailedAddress: 'Dess adress:',
};
