/** Layout pages: the places of other teams' screens. */
export const views = {
  layoutEmpty: 'No screens are placed on this page yet.',
  viewSlot: 'Embedded screen: {name}',
  viewFailedHeading: '{name} could not be loaded',
  viewFailedText: 'This screen is not available right now. Everything else works.',
  viewPageFailedText: 'This screen is not available right now.',
  viewFailedSubtitle: 'What you can do',
  viewFailedAdvice: 'Refresh the page or come back later.',
  viewFailedAddress: 'Its address:',
};
