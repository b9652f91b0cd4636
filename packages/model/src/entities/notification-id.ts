/**
 * A notification's id stands in the path of a call: dots would lead to another call, and half a character (a lone surrogate) can be
 * written into no address.
 */
export const notificationIdPattern = /^(?!\.{0,2}$)(?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])+$/;
