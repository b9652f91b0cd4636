// Opens the modals that the URL asks for, stacked if there are several.
import { arrive } from './arrive.js';
import { dress, openQuietly } from './state.js';

const cancel = { id: 'cancel', label: 'Cancel', variant: 'secondary', closes: true };
const agree = (label, more) => ({ id: 'agree', label, variant: 'primary', closes: true, ...more });
const content = (id) => document.getElementById(id).content.cloneNode(true);

const states = {
  right: () => [
    modal('Delete 3 reports?', 'Nobody can open them any more. Reports that are planned stay.', [
      cancel,
      agree('Delete'),
    ]),
  ],
  center: () => [
    modal(
      'Leave this page?',
      'What you have changed here is not saved yet.',
      [{ ...cancel, label: 'Stay' }, agree('Leave')],
      { actionsPlacement: 'center' },
    ),
  ],
  long: () => [modal('Sharing data with Wheel Partner', content('terms'), [cancel, agree('Accept')])],
  form: () => [modal('Rename depot', content('depot'), [cancel, agree('Save')])],
  links: () => [
    modal(
      'Your order is placed',
      'A dealer calls you within two days. You can follow it among your orders.',
      [
        agree('Print', { isDisabled: true, variant: 'secondary' }),
        agree('See your orders', { href: '/en-us/vehicles/orders/' }),
      ],
    ),
  ],
  nested: () => [
    modal('Rename depot', content('depot'), [cancel, agree('Save')]),
    modal('Discard changes?', 'The depot keeps its old name.', [cancel, agree('Discard')]),
  ],
  'no-close': () => [
    modal('The terms have changed', content('terms'), [agree('Accept the terms')], {
      disableXButton: true,
      disableClickOutClose: true,
    }),
  ],
  privacy: () => [
    modal(
      'You are leaving this site',
      'The link opens another website, which has its own privacy policy. Read it before you share anything there.',
      [cancel, agree('Continue', { href: 'https://charging.example.com/', isExternal: true })],
    ),
  ],
  words: () => [
    modal(
      'Instandhaltungsrückstandsbenachrichtigung für Wirtschaftsfahrzeuge',
      'WF0XXXTTGXLY12345-WF0XXXTTGXLY12346-WF0XXXTTGXLY12347-WF0XXXTTGXLY12348 stand still until a fitter has been there.',
      [
        { ...cancel, label: 'Ask for another day and for another workshop' },
        { ...cancel, id: 'later', label: 'Decide later' },
        agree('Confirm that all of the vehicles stand still'),
      ],
    ),
  ],
};

const state = states[new URLSearchParams(location.search).get('modal') ?? 'right'];
const stack = document.querySelector('fp-modal-stack');
dress(stack);
const again = document.querySelector('.again');
const open = () => (stack.modals = state());

again.addEventListener('click', open);
await openQuietly(stack, open);
await arrive();

function modal(title, children, actions, more) {
  return {
    id: title,
    title,
    children,
    actions,
    actionsPlacement: 'right',
    disableClickOutClose: false,
    disableXButton: false,
    closeIconId: '',
    hasSentAnalytics: false,
    trigger: again,
    ...more,
  };
}
