/** The permissions that the shell itself asks for; a market's routes may name any other. */
export const permissions = {
  /** Makes the user a dealer (GAT-01). */
  dealerPersona: 'DEALER_PERSONA',
  /** The admin role (GAT-11). */
  admin: 'ADMIN_VIEW',
  /** Shows the manage-subscriptions link (RTE-04). */
  manageSubscriptions: 'ENABLE_MANAGE_SUBSCRIPTIONS_TESTING',
  /** Either of these two lets the user sign the terms (TRM-01). */
  canSignTerms: 'CAN_SIGN_T_AND_C',
  signTerms: 'TERMS_AND_CONDITIONS_SIGN',
} as const;

/** The user type of the brand's own people (GAT-01, GAT-11). */
export const employeeUserType = 'fordEmployee';
