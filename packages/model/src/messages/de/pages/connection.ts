import type { connection as english } from '../../en/pages/connection.ts';
import type { Words } from '../../catalogue.ts';

export const connection: Words<typeof english> = {
  apigeeTestText:
    'Diese Seite macht nacheinander alle Aufrufe, die das Portal braucht, und sagt, welche Dienste antworten.',
  checkList: 'Aufrufe',
  checkRunning: '{total} Aufrufe werden geprüft...',
  checkAllWork: 'Alle {total} Aufrufe funktionieren.',
  checkSomeFailed: 'Fehlgeschlagen: {failed} von {total} Aufrufen.',
  checkWaiting: 'Wartet',
  checkWorks: 'Funktioniert',
  checkFailed: 'Fehlgeschlagen',
  checkAgain: 'Noch einmal prüfen',
  checkSignIn: 'Melden Sie sich an, um auch die Aufrufe zu prüfen, die eine Person brauchen.',
  checkSession: 'Sitzung',
  checkMarket: 'Markt',
  checkCountrySites: 'Länderseiten',
  checkProducts: 'Produktnamen',
  checkContent: 'Seiteninhalte',
  checkUser: 'Angaben zur Person',
  checkGroups: 'Gruppenzugehörigkeit',
  checkNotifications: 'Anzahl der Mitteilungen',
  checkCart: 'Warenkorb',
  checkPrimaryUsers: 'Hauptnutzer',
  checkTerms: 'Nutzungsbedingungen',
  checkConsents: 'Auswahl zur Datenfreigabe',
  checkAdviceAccess:
    'Der Dienst lässt niemanden ein: Melden Sie sich neu an und prüfen Sie die Schlüssel des Gateways.',
  checkAdviceStatus: 'Der Dienst antwortet mit einem Fehler: Sehen Sie in sein Protokoll.',
  checkAdviceTimeout: 'Der Dienst ist zu langsam: Prüfen Sie seine Last und die Grenzen des Gateways.',
  checkAdviceMalformed:
    'Die Antwort ist nicht lesbar: Prüfen Sie, ob das Gateway zum richtigen Dienst führt.',
  checkAdviceNetwork:
    'Es kommt keine Antwort: Prüfen Sie, ob der Dienst läuft und das Gateway diese Website zulässt.',
};
