import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  privacySettingsText:
    'Ici, l’administrateur de votre flotte décide quelles données des véhicules connectés sont partagées. Les choix ouvriront avec une prochaine version ; d’ici là, contactez-nous pour modifier les vôtres.',
  manageSubscriptionsText:
    'Ici, vous consultez et modifiez les abonnements de votre entreprise. Ces écrans ouvriront avec une prochaine version ; d’ici là, contactez-nous pour toute modification.',
  dataSharingText:
    'Ici, votre entreprise autorise des partenaires à recevoir des données de véhicules. Ces écrans ouvriront avec une prochaine version ; d’ici là, contactez-nous pour toute modification.',
  updatesText:
    'L’actualité des véhicules, de la recharge et du service pour les flottes, une fois par mois par e-mail. Demandez-nous votre inscription et dites-nous quels sujets vous intéressent.',
  blankText:
    'Une page vide dans le cadre, pour les équipes qui essaient leurs écrans. Elle n’existe qu’en développement.',
  apigeeTestText: 'Cette page vérifie que le portail joint son service.',
  apigeeTestWorks: 'Le service répond, en {duration} ms.',
  apigeeTestFails: 'Le service ne répond pas : {detail}',
  transactionPreviewText:
    'Un aperçu montre le portail tel qu’une transaction le rendrait. Ouvrez le lien que vous avez reçu ; cette adresse seule ne contient aucun aperçu.',
};
