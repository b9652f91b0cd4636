import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  privacySettingsText:
    'Här bestämmer din flottas administratör vilka data från uppkopplade fordon som delas. Valen öppnas i en kommande version; kontakta oss tills dess för att ändra dina.',
  manageSubscriptionsText:
    'Här ser och ändrar du företagets abonnemang. Vyerna öppnas i en kommande version; kontakta oss tills dess för ändringar.',
  dataSharingText:
    'Här ger företaget partner rätt att få fordonsdata. Vyerna öppnas i en kommande version; kontakta oss tills dess för ändringar.',
  updatesText:
    'Nyheter om fordon, laddning och service för flottor, en gång i månaden via e-post. Be oss sätta upp dig på listan och berätta vilka ämnen som är viktiga för dig.',
  blankText: 'En tom sida i ramen, för team som provar sina vyer. Den finns bara under utveckling.',
  apigeeTestText: 'Sidan kontrollerar om portalen når sin tjänst.',
  apigeeTestWorks: 'Tjänsten svarar. Det tog {duration} ms.',
  apigeeTestFails: 'Tjänsten svarar inte: {detail}',
  transactionPreviewText:
    'En förhandsvisning visar portalen så som en transaktion skulle göra den. Öppna länken som du fick; adressen ensam har ingen förhandsvisning.',
};
