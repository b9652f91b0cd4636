import { expect } from '@open-wc/testing';
import { forgetViewTitles, setPageTitle, setViewTitle } from './document-title.ts';

it('[VIEW-02] a view that names the document again and again, on each page anew, is waited for once', () => {
  const view = new AbortController();
  const heard = new Set<unknown>();
  const listen = view.signal.addEventListener.bind(view.signal);
  view.signal.addEventListener = (type: string, listener: EventListener) => {
    heard.add(listener);
    listen(type, listener);
  };
  setPageTitle('Map');
  for (const step of ['Step 1', 'Step 2']) {
    setViewTitle(step, view.signal);
    setViewTitle(`${step} of 2`, view.signal);
    expect(document.title).to.equal(`${step} of 2`);
    forgetViewTitles();
  }
  setViewTitle('Step 3', view.signal);
  expect(heard.size).to.equal(1);
  view.abort();
  expect(document.title).to.equal('Map');
});
