import { expect } from '@open-wc/testing';
import { attacks } from './attacks.fixture.ts';
import { sanitizeHtml } from './sanitize.ts';

async function clean(html: string): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = (await sanitizeHtml(html)) as string;
  return element;
}

const forbidden =
  'script,style,link,meta,base,iframe,frame,object,embed,form,input,button,select,textarea,svg,math,template';

describe('sanitizeHtml', () => {
  for (const attack of attacks) {
    it(`[BAN-02] takes the harm out of ${attack}`, async () => {
      const element = await clean(attack);
      expect(element.querySelector(forbidden)).to.equal(null);
      for (const { name, value } of [...element.querySelectorAll('*')].flatMap((node) => [
        ...node.attributes,
      ])) {
        expect(name).not.to.match(/^on|^style$|^srcdoc$|^action$|^formaction$/);
        expect(value.replace(/[\s\p{C}]/gu, '')).not.to.match(
          /^(?:javascript|vbscript|data:text|blob|file):/i,
        );
      }
    });
  }

  it('[BAN-02] runs none of them when they are shown', async () => {
    const ran: string[] = [];
    Object.assign(window, { attacked: () => ran.push('ran') });
    const shown = await Promise.all(attacks.map((attack) => clean(attack.replaceAll('alert', 'attacked'))));
    document.body.append(...shown);
    await Promise.all(shown.flatMap((element) => [...element.querySelectorAll('img')]).map(settled));
    for (const element of shown) element.remove();
    expect(ran).to.have.length(0);
  });

  it('[BAN-02] keeps text, structure, lists, tables, pictures and links', async () => {
    const html =
      '<h2 id="news">News</h2><p>A <strong>bold</strong> word, <a href="/en-us/news/">a link</a></p>' +
      '<ul><li>One</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>' +
      '<img src="/a.png" alt="A"><a href="mailto:a@example.com">Mail</a><a href="tel:+1">Call</a>';
    expect((await clean(html)).innerHTML).to.equal(html);
  });

  for (const tag of [
    ...['form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea', 'fieldset', 'dialog'],
    ...['style', 'iframe', 'audio', 'video', 'picture', 'source'],
  ]) {
    it(`[BAN-02] lets no <${tag}> through`, async () => {
      const element = await clean(`<p>Before</p><${tag} id="own">After</${tag}>`);
      expect(element.querySelectorAll('*')).to.have.length(1);
      expect(element.innerHTML).to.match(/^<p>Before<\/p>/);
    });
  }

  it('[BAN-02] lets nothing through by which a text opens, loads, looks or is told otherwise', async () => {
    const element = await clean(
      '<p style="color: red" data-a="1" popover="auto" popovertarget="a" popovertargetaction="show">A</p>' +
        '<p poster="/a.png" background="/a.png" srcset="/a.png 2x" action="/a/">B</p><a href="ftp://a.example/">C</a>' +
        '<p aria-modal="true" inert part="bar" exportparts="bar" slot="search">D</p>',
    );
    expect(element.innerHTML).to.equal('<p>A</p><p>B</p><a>C</a><p>D</p>');
  });

  it('[BAN-02] keeps another site’s picture, whatever its path', async () => {
    const picture = '<img src="https://other.example/logout">';
    expect((await clean(picture)).innerHTML).to.equal(picture);
  });

  it('[BAN-02] leaves nothing that speaks or moves by itself, and no slot', async () => {
    const element = await clean(
      '<p role="status">A</p><p role="note alert">B</p><p aria-live="assertive">C</p>' +
        '<output>D</output><marquee>E</marquee><slot><a href="/f/">F</a></slot>',
    );
    expect(element.innerHTML).to.equal('<p>A</p><p>B</p><p>C</p>DE<a href="/f/">F</a>');
  });

  it('[BAN-02] asks for no address that would sign the reader out', async () => {
    const element = await clean(
      '<img src="/logout"><img src="/en-us/logout/"><img srcset="/logout"><img src="/a.png" srcset="/logout 2x">' +
        '<picture><source srcset="/logout"></picture><video poster="/logout"></video><audio src="/logout" autoplay></audio>' +
        '<table background="/logout"></table>',
    );
    expect(element.innerHTML).not.to.contain('logout');
    expect([...element.querySelectorAll('[src]')].map((image) => image.getAttribute('src'))).to.deep.equal([
      '/a.png',
    ]);
  });

  it('[BAN-02] keeps the ids that links lead to, and none that scripts could take for a name of their own', async () => {
    const page = '<h2 id="performance">Performance</h2><p id="our-fleet">A</p>';
    const element = await clean(`${page}<p id="_satellite">B</p><p id="cookie">C</p><img name="_ccRun">`);
    expect(element.innerHTML).to.equal(`${page}<p>B</p><p>C</p><img>`);
  });

  it('[BAN-02] asks for no such address by another scheme, which browsers turn into the page’s own', async () => {
    const other = location.protocol === 'https:' ? 'http:' : 'https:';
    expect((await clean(`<img src="${other}//${location.host}/logout">`)).innerHTML).to.equal('<img>');
  });

  it('[BAN-02] gives a link to a new tab rel=noopener and takes other targets away', async () => {
    const element = await clean(
      '<a href="/a/" target="_blank">A</a><a href="/b/" target="_blank" rel="opener nofollow">B</a><a href="/c/" target="top">C</a>',
    );
    const links = [...element.querySelectorAll('a')];
    expect(links.map((link) => [link.target, link.rel])).to.deep.equal([
      ['_blank', 'noopener'],
      ['_blank', 'nofollow noopener'],
      ['', ''],
    ]);
  });

  it('[BAN-02] gives trusted HTML where the browser knows Trusted Types', async () => {
    const { trustedTypes } = window as { trustedTypes?: { isHTML(value: unknown): boolean } };
    const html = await sanitizeHtml('<p>Text</p>');
    expect(typeof html === 'string' ? !trustedTypes : trustedTypes?.isHTML(html)).to.equal(true);
  });

  it('[BAN-02] lets a second copy of the shell use the sanitiser of the first, which has the only policy', async () => {
    await sanitizeHtml('');
    const { trustedTypes } = window as { trustedTypes?: { createPolicy: unknown } };
    if (trustedTypes)
      Object.defineProperty(trustedTypes, 'createPolicy', { value: refuse, configurable: true });
    try {
      const copy = (await import(`${new URL('./sanitize.ts', import.meta.url).href}?copy=2`)) as {
        sanitizeHtml: typeof sanitizeHtml;
      };
      const element = document.createElement('div');
      element.innerHTML = (await copy.sanitizeHtml('<b onclick="alert(1)">Text</b>')) as string;
      expect(element.innerHTML).to.equal('<b>Text</b>');
    } finally {
      if (trustedTypes) Reflect.deleteProperty(trustedTypes, 'createPolicy');
    }
  });
});

/** The behaviour of a browser on a page whose policy forbids duplicate Trusted Types policies. */
function refuse(): never {
  throw new TypeError('Policy "fp-shell" already exists.');
}

function settled(image: HTMLImageElement): Promise<unknown> {
  return image.decode().catch(() => null);
}
