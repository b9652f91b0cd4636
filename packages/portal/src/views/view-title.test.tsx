import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { followLink, navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mapRoute } from './layout.fixture.ts';

const here = '/packages/portal/src/views';
const titled = { url: `${here}/titled.fixture.ts`, exposedComponent: 'Titled' };
const echo = { url: `${here}/echo.fixture.ts`, exposedComponent: 'ReactEcho' };
const viewOf = (id: string, view: object) => ({ id, viewId: id, framework: 'react', ...view });

async function openLayout(views: object[], header: object = {}) {
  const layoutItems = views.map((view, at) => ({
    startIndex: 1 + 6 * at,
    endIndex: 6 + 6 * at,
    view: viewOf(`view-${at}`, view),
  }));
  const market = sampleMarket({ routes: [mapRoute()], layouts: [{ id: 'grid', layoutItems }], ...header });
  const portal = await openPortal('/en-ca/map/', { market, session: signedIn() });
  await portal.page('Map');
  return portal;
}

const titleIs = (name: string) =>
  waitUntil(() => document.title === `${name} | Fleet Portal Canada`).catch(() => {
    throw new Error(`The title is ${document.title}`);
  });

describe('the title that a view gives the document', () => {
  afterEach(closePortal);

  it('[VIEW-02] stays when the language changes, as the view does', async () => {
    const portal = await openLayout([titled]);
    await titleIs('Van 12');
    followLink('/fr-ca/map/');
    await portal.find('button', 'Break in fr-ca');
    await titleIs('Van 12');
  });

  it('[VIEW-05] goes with a view that fails: the page has its own again', async () => {
    const portal = await openLayout([titled, echo]);
    await titleIs('Van 12');
    (await portal.find('button', 'Break in en-ca')).click();
    await portal.find('heading', 'Titled could not be loaded');
    await titleIs('Map');
  });

  it('[RTE-27] ends with the page, also where a view of the header gave it', async () => {
    const portal = await openLayout([echo], { companySelectorView: viewOf('companies', titled) });
    await titleIs('Van 12');
    navigate('/contact-us/');
    await portal.page('Contact us');
    await titleIs('Contact us');
  });
});
