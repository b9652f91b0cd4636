import type { CookieMessages } from '../cookie-messages.ts';

export const cookies: CookieMessages = {
  title: 'Ditt val om cookies',
  intro:
    'Vi använder cookies som webbplatsen inte fungerar utan. Med ditt samtycke använder vi även andra, för att mäta och förbättra den. Du kan ändra ditt val när som helst längst ner på varje sida.',
  privacyPolicy: 'Integritetspolicy',
  acceptAll: 'Godkänn alla',
  refuseAll: 'Neka alla',
  choose: 'Välj cookies',
  settingsTitle: 'Cookieinställningar',
  settingsIntro: 'Välj vilka cookies vi får använda. De som du stänger av tas bort från webbläsaren.',
  save: 'Spara val',
  close: 'Stäng',
  alwaysOn: 'Alltid på',
  necessary: 'Absolut nödvändiga',
  necessaryText: 'De håller dig inloggad, skyddar webbplatsen och minns det här valet.',
  performance: 'Prestanda',
  performanceText: 'De räknar besök och visar vilka sidor som är långsamma eller svåra att hitta.',
  functionality: 'Funktioner',
  functionalityText: 'De minns vad du valt, till exempel språk och de webbplatser som du använt senast.',
  targeting: 'Riktad marknadsföring',
  targetingText:
    'Med dem kan vi och våra partner visa erbjudanden som passar dig, här och på andra webbplatser.',
  saved: 'Ditt val är sparat.',
  saveFailed:
    'Ditt val kunde inte sparas. Kontrollera anslutningen och att webbläsaren tillåter cookies, och försök igen.',
};
