/**
 * A notification's id is part of a call's path: dots would lead to another call, and half a character (a lone surrogate) cannot be
 * written into an address.
 */
export const notificationIdPattern = /^(?!\.{0,2}$)(?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])+$/;
