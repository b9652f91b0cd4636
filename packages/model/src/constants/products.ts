import type { ProductsTranslations } from '../entities/index.ts';

/** English (US) names for use outside production where the translation service does not answer (API-03). */
export const fallbackProducts: ProductsTranslations = {
  applications: {
    e_switch_assist: 'E-Switch Assist',
    telematics: 'Telematics',
    fleet_marketplace: 'Fleet Marketplace',
    charging: 'Charging',
    service_booking: 'Service booking',
  },
};
