import type { errors as english } from '../../en/pages/errors.ts';
import type { Words } from '../../catalogue.ts';

export const errors: Words<typeof english> = {
  forbiddenText: 'Sie sind angemeldet, aber Ihrem Konto fehlen Berechtigungen für die gewünschte Seite.',
  forbiddenSignedOut: 'Diese Seite verlangt Berechtigungen. Melden Sie sich an, um sie zu öffnen.',
  forbiddenNoLogin: 'Diese Seite verlangt Berechtigungen, und auf dieser Website gibt es keine Anmeldung.',
  forbiddenMissing: 'Fehlende Berechtigungen',
  forbiddenAdvice:
    'Bitten Sie die Administration Ihres Unternehmens um diese Berechtigungen und öffnen Sie die Seite dann noch einmal.',
  forbiddenSignedOutAdvice: 'Melden Sie sich mit einem Konto an, das diese Berechtigungen hat.',
  forbiddenNeeded: 'Nötige Berechtigungen',
  forbiddenAsk: 'E-Mail an die Administration',
  forbiddenEmailSubject: 'Berechtigungen für das Flottenportal',
  forbiddenEmailText:
    'Bitte geben Sie meinem Konto diese Berechtigungen:\n{permissions}\n\nIch brauche sie für diese Seite:',
  forbiddenHeldTitle: 'Sie haben jetzt Zugriff',
  forbiddenHeldText: 'Ihrem Konto fehlt keine der Berechtigungen, um die es ging.',
  forbiddenHeldAdvice:
    'Öffnen Sie die Seite noch einmal. Wenn sie sich weiter nicht öffnet, wenden Sie sich an uns.',
  forbiddenOpenAgain: 'Seite noch einmal öffnen',
  logInAsOther: 'Als andere Person anmelden',

  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
  notFoundAdvice: 'Prüfen Sie die Adresse, suchen Sie die Seite oder beginnen Sie auf der Startseite.',
  pageAsked: 'Gesucht war',
  notFoundSimilar: 'Vielleicht meinten Sie',

  errorText: 'Die Seite konnte wegen eines Fehlers auf unserer Seite nicht angezeigt werden.',
  errorAdvice: 'Aktualisieren Sie die Seite. Wenn es wieder passiert, wenden Sie sich an uns.',
  errorReference: 'Nennen Sie dies, wenn Sie sich an uns wenden',
  technicalDetails: 'Technische Einzelheiten',

  signInErrorText: 'Der Anmeldedienst hat Sie nicht hereingelassen.',
  signInErrorAdvice:
    'Melden Sie sich noch einmal an. Wenn es wieder passiert, wenden Sie sich an die Administration Ihres Unternehmens.',

  contentFailedHeading: 'Diese Seite konnte nicht geladen werden',
  contentFailedText: 'Ihr Inhalt ist nicht angekommen. Der Rest der Website funktioniert.',
  contentFailedAdvice: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',

  loopHeading: 'Diese Adresse führt nirgendwohin',
  loopText: 'Ihre Weiterleitungen führen zu sich selbst zurück: {chain}',
  loopAdvice: 'Beginnen Sie auf der Startseite und melden Sie uns diese Adresse.',
};
