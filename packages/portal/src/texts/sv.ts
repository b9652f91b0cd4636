import type { PortalTexts } from './portal-texts.ts';

export const texts: PortalTexts = {
  onThisPage: 'På den här sidan',
  logInAsOther: 'Logga in som någon annan',
  forbiddenSignedOut: 'Sidan kräver behörighet. Logga in för att öppna den.',
  technicalDetail: 'Webbläsaren rapporterar: {detail}',
  contactEmailHeading: 'Skriv till oss',
  contactComposeIntro:
    'Vi förbereder ett e-postmeddelande från formuläret. Det skickas från ditt eget e-postprogram.',
  contactCompose: 'Förbered e-posten',
  contactSubjectRequired: 'Välj ett ämne.',
  contactMessageRequired: 'Skriv ett meddelande på minst 10 tecken.',
  contactReadyHeading: 'Din e-post är klar',
  contactReadyText:
    'Ditt e-postprogram bör ha öppnats med ditt meddelande till {address}. Det når oss när du skickar det därifrån.',
  contactOpenAgain: 'Öppna e-posten igen',
  contactWriteAnother: 'Skriv ett nytt meddelande',
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
  termsUseHeading: 'Användning av portalen',
  termsUseText:
    'Portalen är till för dem som arbetar med företagets flotta. Håll din inloggning för dig själv och säg till administratören när du lämnar företaget.',
  termsDataHeading: 'Fordon och data',
  termsDataText:
    'Företaget bestämmer vilka fordon det kopplar upp och vilka data det delar. Du ser data bara så långt som din roll tillåter.',
  termsServiceHeading: 'Tillgänglighet',
  termsServiceText:
    'Vi håller portalen i drift och meddelar underhåll i förväg. Avtalet säger vilka servicenivåer som gäller för era produkter.',
  viewSlotText: 'Platsen är avsedd för ett annat teams vy. Den visas här när inbäddade vyer är påslagna.',
  viewSlotFramework: 'Byggd med {framework}',
  layoutEmpty: 'Inga vyer finns på sidan än.',
  countrySitesLanguages: 'Språk: {country}',
  countrySitesAmericas: 'Amerika',
  countrySitesEurope: 'Europa',
  countrySitesOther: 'Andra sajter',
};
