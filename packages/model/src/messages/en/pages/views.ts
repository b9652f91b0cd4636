/** Layout pages: the places that wait for screens of other teams. */
export const views = {
  layoutEmpty: 'No screens are placed on this page yet.',
  viewSlot: 'Embedded screen: {name}',
  viewSlotText:
    'This place is kept for a screen of another team. It appears here once embedded screens are switched on.',
  viewSlotFramework: 'Built with {framework}',
  viewFailedHeading: '{name} could not be loaded',
  viewFailedText: 'This screen is not available right now. The rest of the page works.',
  viewFailedAdvice: 'Refresh the page or come back later.',
};
