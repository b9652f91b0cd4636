import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { contentPageSchema, type ContentPage } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** One content page of the site, as a title and HTML that is not yet sanitized. */
export function getContent(base: string, path: string, options: CallOptions = {}): Promise<ContentPage> {
  return requestParsed(
    under(base, `/content/?path=${encodeURIComponent(path)}`),
    'content page',
    contentPageSchema,
    {
      call: 'getContent',
      credentials: 'include',
      timeout: timeouts.content,
      ...options,
    },
  );
}
