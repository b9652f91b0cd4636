import type { legal as english } from '../../en/pages/legal.ts';
import type { Words } from '../../catalogue.ts';

export const legal: Words<typeof english> = {
  privacyIntro:
    'Den här policyn berättar vilka personuppgifter webbplatsen använder, varför, och vad du kan bestämma.',
  privacyCollectHeading: 'Vad vi samlar in',
  privacyCollectText:
    'Vi samlar in det du ger oss, till exempel namn, e-postadress och företag, och det ditt besök lämnar efter sig, till exempel sidorna du öppnar och enheten du använder. Om ditt företag kopplar upp sina fordon får vi också data från dem.',
  privacyUseHeading: 'Hur vi använder det',
  privacyUseText:
    'Vi använder uppgifterna för att logga in dig, visa det din roll tillåter, leverera produkterna som ditt företag har beställt, svara på dina frågor och hålla webbplatsen säker. Vi använder dem i marknadsföring bara om du har samtyckt.',
  privacyShareHeading: 'Vem som får det',
  privacyShareText:
    'Ditt företags administratörer ser ditt konto. Tjänsteleverantörer behandlar uppgifter för vår räkning och enligt avtal. Vi lämnar uppgifter till myndigheter bara när lagen kräver det.',
  privacyKeepHeading: 'Hur länge vi sparar det',
  privacyKeepText:
    'Vi sparar kontouppgifter så länge ditt företag använder webbplatsen och därefter så länge lagen kräver. Sedan raderar eller anonymiserar vi dem.',
  privacyRightsHeading: 'Dina rättigheter',
  privacyRightsText:
    'Du kan fråga vilka uppgifter vi har om dig, få dem rättade eller raderade, invända mot att de används och återkalla ett samtycke när som helst. Dataskyddsmyndigheterna tar emot klagomål.',
  privacyCookiesHeading: 'Cookies',
  privacyCookiesText:
    'Cookies som webbplatsen behöver är alltid på. Alla andra är av tills du tillåter dem i cookieinställningarna, där du kan ändra dig när som helst.',
  privacyContactHeading: 'Frågor',
  privacyContactText: 'Skriv till oss via kontaktsidan. Vi svarar inom en månad.',
  termsIntro: 'De här villkoren gäller för användningen av webbplatsen och produkterna på den.',
  termsUseHeading: 'Användning av portalen',
  termsUseText:
    'Portalen är till för dem som arbetar med företagets flotta. Håll din inloggning för dig själv och säg till administratören när du lämnar företaget.',
  termsDataHeading: 'Fordon och data',
  termsDataText:
    'Företaget bestämmer vilka fordon det kopplar upp och vilka data det delar. Du ser data bara så långt som din roll tillåter.',
  termsServiceHeading: 'Tillgänglighet',
  termsServiceText:
    'Vi håller portalen i drift och meddelar underhåll i förväg. Avtalet säger vilka servicenivåer som gäller för era produkter.',
  termsChangesHeading: 'Ändringar av villkoren',
  termsChangesText:
    'När villkoren ändras ber vi dem som skriver under för sitt företag att godkänna den nya versionen innan den börjar gälla.',
  termsContactHeading: 'Frågor',
  termsContactText: 'Fråga oss om något i villkoren är oklart.',
  termsValidFrom: 'Gäller från {date}.',
  termsAccepted: 'Du har godkänt villkoren.',
  termsNotAccepted: 'Du har inte godkänt villkoren än.',
};
