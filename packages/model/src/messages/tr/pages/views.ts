import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Bu sayfada henüz ekran yok.',
  viewSlot: 'Gömülü ekran: {name}',
  viewSlotText:
    'Bu yer başka bir ekibin ekranı için ayrılmıştır. Gömülü ekranlar açıldığında burada görünür.',
  viewSlotFramework: '{framework} ile hazırlandı',
  viewFailedHeading: '{name} yüklenemedi',
  viewFailedText: 'Bu ekran şu anda kullanılamıyor. Sayfanın geri kalanı çalışıyor.',
  viewFailedAdvice: 'Sayfayı yenileyin veya daha sonra tekrar gelin.',
};
