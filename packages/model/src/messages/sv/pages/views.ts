import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Inga vyer finns på sidan än.',
  viewSlot: 'Inbäddad vy: {name}',
  viewSlotText: 'Platsen är avsedd för ett annat teams vy. Den visas här när inbäddade vyer är påslagna.',
  viewSlotFramework: 'Byggd med {framework}',
  viewFailedHeading: '{name} kunde inte laddas',
  viewFailedText: 'Den här vyn är inte tillgänglig just nu. Resten av sidan fungerar.',
  viewFailedAdvice: 'Uppdatera sidan eller kom tillbaka senare.',
};
