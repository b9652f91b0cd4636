import type { FpBanner } from '@fleet-portal/elements/banner';
import type { FpFooter } from '@fleet-portal/elements/footer';
import type { FpHeader } from '@fleet-portal/elements/header';
import { openFrame, type Frame } from '../hostile-hosts/frame.fixture.ts';

const address = '/en-ca/server-rendered/?notice=Closed+today.';

export interface ServerFrame {
  frame: Frame;
  header: FpHeader;
  footer: FpFooter;
  banner: FpBanner;
  /** The errors on the console. */
  said: string[];
  /** Uncaught errors and rejections. */
  unhandled: string[];
}

/** A server-rendered page in a frame, without scripts: no tag is defined yet. */
export async function openServerFrame(change = (markup: string) => markup): Promise<ServerFrame> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const markup = /<body>(.*)<\/body>/s.exec(await answer.text())?.[1] ?? '';
  const frame = await openFrame('<!doctype html><html lang="en"><title>A page</title><body></body></html>');
  const { window, document } = frame;
  document.body.setHTMLUnsafe(change(markup));
  for (const script of document.querySelectorAll('script')) script.remove();
  const said: string[] = [];
  const unhandled: string[] = [];
  window.console.error = (...words: unknown[]) => said.push(words.map(String).join(' '));
  window.addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)));
  const [header, footer, banner] = ['fp-header', 'fp-footer', 'fp-banner'].map((tag) =>
    document.querySelector(tag),
  );
  return {
    frame,
    header: header as FpHeader,
    footer: footer as FpFooter,
    banner: banner as FpBanner,
    said,
    unhandled,
  };
}
