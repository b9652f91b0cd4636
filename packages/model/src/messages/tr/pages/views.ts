import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Bu sayfada henüz ekran yok.',
  viewSlot: 'Gömülü ekran: {name}',
  viewFailedHeading: '{name} yüklenemedi',
  viewFailedText: 'Bu ekran şu anda kullanılamıyor. Diğer her şey çalışıyor.',
  viewPageFailedText: 'Bu ekran şu anda kullanılamıyor.',
  viewFailedSubtitle: 'Ne yapabilirsiniz',
  viewFailedAdvice: 'Sayfayı yenileyin veya daha sonra tekrar gelin.',
  viewFailedAddress: 'Adresi:',
};
