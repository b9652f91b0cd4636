import type { PageMessages } from '../../messages/catalogue.ts';
import { wordsOf } from '../text/words-of.ts';

/** The messages that explain the permissions known to the portal; a market may use others. */
const messageKeys: Readonly<Record<string, keyof PageMessages>> = {
  FLEET_REPORTS_VIEW: 'permissionFleetReports',
  FLEET_COSTS_VIEW: 'permissionFleetCosts',
  VEHICLE_ORDERS_VIEW: 'permissionVehicleOrders',
  SERVICE_HISTORY_VIEW: 'permissionServiceHistory',
  MARKETPLACE_VIEW: 'permissionMarketplace',
  DATA_SHARING_VIEW: 'permissionDataSharing',
  ENABLE_MANAGE_SUBSCRIPTIONS_TESTING: 'permissionManageSubscriptions',
  ADMIN_VIEW: 'permissionAdmin',
  PARTNER_MANAGEMENT_VIEW: 'permissionPartnerManagement',
  DEALER_PERSONA: 'permissionDealer',
  CAN_SIGN_T_AND_C: 'permissionFirstTerms',
  TERMS_AND_CONDITIONS_SIGN: 'permissionTerms',
};

/** What a permission allows, in the user's language; its code as words if there is no message for it. */
export function permissionName(code: string, messages: PageMessages): string {
  const key = Object.hasOwn(messageKeys, code) ? messageKeys[code] : undefined;
  return key ? messages[key] : wordsOf(code);
}
