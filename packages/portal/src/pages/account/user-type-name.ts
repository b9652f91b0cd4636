import { employeeUserType } from '@fleet-portal/model/constants';
import type { PageMessages } from '@fleet-portal/model/messages';
import { wordsOf } from '@fleet-portal/model/rules';

/** The name of a kind of user in the user's language; the service's own name for an unknown kind. */
export function userTypeName(userType: string, messages: PageMessages): string {
  switch (userType) {
    case 'customer':
      return messages.userTypeCustomer;
    case 'dealer':
      return messages.userTypeDealer;
    case employeeUserType:
      return messages.userTypeEmployee;
    default:
      return wordsOf(userType);
  }
}
