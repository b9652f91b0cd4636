import type { bootstrap as english } from '../../en/pages/bootstrap.ts';
import type { Words } from '../../catalogue.ts';

export const bootstrap: Words<typeof english> = {
  bootstrapTitle: 'Le portail n’a pas pu démarrer',

  environmentMissingHeading: 'Les paramètres du portail ne sont pas arrivés',
  environmentMissingText:
    'Le portail a attendu ses paramètres pendant dix secondes et ne peut pas démarrer sans eux.',
  environmentMissingAdvice:
    'Actualisez la page. Si le problème se répète, un filtre réseau bloque peut-être ce site.',

  environmentInvalidHeading: 'Les paramètres du portail sont incorrects',
  environmentInvalidText:
    'Les paramètres de ce site sont illisibles, le portail ne peut donc pas démarrer\u00a0: {detail}',
  environmentInvalidAdvice:
    'Actualisez la page. Si le problème se répète, indiquez-nous ce qui est affiché ici.',

  marketUnknownHeading: 'Le pays de ce site est inconnu',
  marketUnknownText: 'Il n’existe aucun marché «\u00a0{market}\u00a0», il n’y a donc aucune page à afficher.',
  marketUnknownAdvice: 'Choisissez votre pays dans la liste des sites par pays.',

  backendDownHeading: 'Le service du portail est injoignable',
  backendDownText: 'Votre connexion ou notre service est interrompu. Vos données sont en sécurité.',
  backendDownAdvice: 'Vérifiez votre connexion, attendez une minute et actualisez la page.',

  backendFailedHeading: 'Le service du portail a signalé une erreur',
  backendFailedText:
    'Le service a répondu par une erreur, le portail ne peut donc pas démarrer\u00a0: {detail}',
  backendFailedAdvice:
    'Attendez une minute et actualisez la page. Si le problème se répète, indiquez-nous ce qui est affiché ici.',

  backendSlowHeading: 'Le service du portail est trop lent',
  backendSlowText: 'Le service n’a pas répondu à temps, le portail a donc cessé d’attendre.',
  backendSlowAdvice: 'Attendez une minute et actualisez la page.',

  backendHtmlHeading: 'Le portail a reçu une réponse inattendue',
  backendHtmlText:
    'Une page web est arrivée à la place des données. La page de connexion d’un réseau ou un proxy en est souvent la cause.',
  backendHtmlAdvice: 'Connectez-vous à votre réseau s’il le demande, puis actualisez la page.',

  malformedHeading: 'Le portail a reçu des données illisibles',
  malformedText:
    'La réponse du service n’est pas celle attendue, le portail ne peut donc pas démarrer\u00a0: {detail}',
  malformedAdvice: 'Actualisez la page. Si le problème se répète, indiquez-nous ce qui est affiché ici.',
};
