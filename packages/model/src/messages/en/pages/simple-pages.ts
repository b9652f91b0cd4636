/** Fixed pages that consist of a title and a few sentences. */
export const simplePages = {
  blankText:
    'An empty page inside the frame, for teams that try out their screens. It exists in development only.',
  transactionPreviewText:
    'A preview shows the portal as one transaction would make it. Open the link that you were given; this address alone has no preview to show.',
  transactionPreviewLoading: 'Loading Transaction Preview',
};
