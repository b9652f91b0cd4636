/** The texts to show if not even the English messages could be loaded. */
export const lastWords = {
  bootstrapTitle: 'The portal could not start',
  refresh: 'Refresh',
  heading: 'A part of the portal did not load',
  text: 'Your connection or our service is interrupted.',
  advice: 'Check your connection, wait a minute, and refresh the page.',
};
