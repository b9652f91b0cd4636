import { employeeUserType } from '@fleet-portal/model/constants';
import type { PageMessages } from '@fleet-portal/model/messages';
import { wordsOf } from '@fleet-portal/model/rules';

/** What kind of user a person is, in the reader's language; an unknown kind in the service's own words. */
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
