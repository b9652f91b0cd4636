/** Errors that prevent anything from being shown: what happened, what it means, what to do. */
export const bootstrap = {
  bootstrapTitle: 'The portal could not start',

  environmentMissingHeading: 'The portal’s settings did not arrive',
  environmentMissingText: 'The portal waited ten seconds for its settings and cannot start without them.',
  environmentMissingAdvice:
    'Refresh the page. If it happens again, a network filter may be blocking this site.',

  environmentInvalidHeading: 'The portal’s settings are wrong',
  environmentInvalidText: 'The settings of this site cannot be read, so the portal cannot start: {detail}',
  environmentInvalidAdvice: 'Refresh the page. If it happens again, tell us what it says here.',

  marketUnknownHeading: 'This site’s country is unknown',
  marketUnknownText: 'There is no market called “{market}”, so there are no pages to show.',
  marketUnknownAdvice: 'Choose your country from the list of country sites.',

  backendDownHeading: 'The portal’s service cannot be reached',
  backendDownText: 'Your connection or our service is interrupted. Your data is safe.',
  backendDownAdvice: 'Check your connection, wait a minute, and refresh the page.',

  backendFailedHeading: 'The portal’s service reported a fault',
  backendFailedText: 'The service answered with an error, so the portal cannot start: {detail}',
  backendFailedAdvice: 'Wait a minute and refresh the page. If it happens again, tell us what it says here.',

  backendSlowHeading: 'The portal’s service takes too long',
  backendSlowText: 'The service did not answer in time, so the portal stopped waiting.',
  backendSlowAdvice: 'Wait a minute and refresh the page.',

  backendHtmlHeading: 'The portal got an unexpected answer',
  backendHtmlText:
    'A web page came back in place of data. A network sign-in page or a proxy often causes this.',
  backendHtmlAdvice: 'Sign in to your network if it asks you to, then refresh the page.',

  malformedHeading: 'The portal got data it cannot read',
  malformedText: 'The service’s answer is not as expected, so the portal cannot start: {detail}',
  malformedAdvice: 'Refresh the page. If it happens again, tell us what it says here.',
};
