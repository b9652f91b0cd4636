import type { services as english } from '../../en/pages/services.ts';
import type { Words } from '../../catalogue.ts';

export const services: Words<typeof english> = {
  manageSubscriptionsText: 'Se vilka produkter som är aktiva för dig, och be om ändringar.',
  subscriptionsHeading: 'Aktiva produkter',
  subscriptionsNone: 'Inga produkter är aktiva än.',
  subscriptionsChangeHeading: 'Ändra ett abonnemang',
  subscriptionsChangeText:
    'Berätta vilken produkt du vill lägga till, ändra eller avsluta. Avtalets uppsägningstider gäller.',
  subscriptionsAsk: 'Be om en ändring',
  subscriptionsMarketplace: 'Öppna butiken',
  dataSharingText: 'Partner får data från era fordon först när ert företag har godkänt det.',
  sharingHeading: 'Så godkänns en partner',
  sharingAskHeading: 'Be om det',
  sharingAskText: 'Berätta vilken partner och vilka fordon det gäller.',
  sharingCheckHeading: 'Kontrollera',
  sharingCheckText: 'Vi skickar en sammanfattning till administratören: vilka data, till vad och hur länge.',
  sharingStartHeading: 'Godkänn',
  sharingStartText: 'Partnern får data när administratören har godkänt, och inte tidigare.',
  sharingEndText: 'Ett godkännande kan återkallas när som helst: skriv till oss på samma sätt.',
  sharingAsk: 'Be om ett godkännande',
  updatesText:
    'Nyheter för flottor, en gång i månaden via e-post. Välj ämnen, så förbereder vi ett mejl som sätter upp dig på listan.',
  updatesTopics: 'Ämnen',
  updatesVehicles: 'Nya fordon',
  updatesCharging: 'Laddning och energi',
  updatesService: 'Service och underhåll',
  updatesTelematics: 'Telematik och data',
  updatesRequired: 'Välj minst ett ämne.',
  updatesEmailSubject: 'Skicka mig gärna nyheter',
  updatesEnd: 'Du kan lämna listan när som helst: varje mejl säger hur.',
};
