/** English (US) names, used outside production if the translation service does not answer (API-03). */
export const fallbackProducts = {
  applications: {
    e_switch_assist: 'E-Switch Assist',
    telematics: 'Telematics',
    fleet_marketplace: 'Fleet Marketplace',
    charging: 'Charging',
    service_booking: 'Service booking',
  },
};

/** The one application that is a page of a country's site rather than of a partner's (RTE-10). */
export const eSwitchAssist = 'e_switch_assist';

/**
 * Applications that a user can have but no link opens, so they do not count as active products (GAT-09): this portal itself, and
 * apps that are installed on a phone.
 */
export const nativeApplications: readonly string[] = ['fleet_portal', 'driver_app'];

/** The markets, by their top-level domain, that do not list partners' applications (GAT-09). */
export const tldsWithoutPartnerApps: readonly string[] = ['.com', '.ca'];
