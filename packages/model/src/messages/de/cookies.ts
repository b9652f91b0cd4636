import type { CookieMessages } from '../cookie-messages.ts';

export const cookies: CookieMessages = {
  title: 'Ihre Entscheidung zu Cookies',
  intro:
    'Wir verwenden Cookies, ohne die diese Website nicht funktioniert. Mit Ihrer Einwilligung verwenden wir weitere, um sie zu messen und zu verbessern. Sie können Ihre Entscheidung jederzeit am Ende jeder Seite ändern.',
  privacyPolicy: 'Datenschutzerklärung',
  acceptAll: 'Alle annehmen',
  refuseAll: 'Alle ablehnen',
  choose: 'Cookies auswählen',
  settingsTitle: 'Cookie-Einstellungen',
  settingsIntro:
    'Wählen Sie, welche Cookies wir verwenden dürfen. Was Sie ausschalten, wird aus diesem Browser gelöscht.',
  save: 'Auswahl speichern',
  close: 'Schließen',
  alwaysOn: 'Immer an',
  necessary: 'Unbedingt erforderlich',
  necessaryText: 'Sie halten Sie angemeldet, schützen die Website und merken sich diese Entscheidung.',
  performance: 'Leistung',
  performanceText: 'Sie zählen Besuche und zeigen, welche Seiten langsam oder schwer zu finden sind.',
  functionality: 'Funktionalität',
  functionalityText:
    'Sie merken sich, was Sie gewählt haben, etwa Ihre Sprache und die zuletzt genutzten Websites.',
  targeting: 'Werbung',
  targetingText:
    'Damit können wir und unsere Partner Ihnen hier und auf anderen Websites passende Angebote zeigen.',
  saved: 'Ihre Entscheidung ist gespeichert.',
  saveFailed:
    'Ihre Entscheidung konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und ob Ihr Browser Cookies zulässt, und versuchen Sie es noch einmal.',
};
