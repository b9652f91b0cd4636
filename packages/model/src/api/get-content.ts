import { timeouts } from '../constants/timeouts.ts';
import { contentPageSchema, type ContentPage } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** One content page of the site, as a title and HTML that is not yet sanitized. */
export function getContent(base: string, path: string, options?: CallOptions): Promise<ContentPage> {
  const url = under(base, `/content/?path=${encodeURIComponent(path)}`);
  const call: Call = { call: 'getContent', timeout: timeouts.content };
  return query(url, ['content page', contentPageSchema], call, options);
}
