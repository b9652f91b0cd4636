// The market names views in two of its menus. This host provides them as plain HTML in the header's slots.
const header = document.querySelector('fp-header');

header.append(
  view(
    'support-hours',
    make('strong', 'Support hours'),
    table({ 'Monday to Friday': '7 a.m. – 7 p.m.', Saturday: '8 a.m. – 2 p.m.', Roadside: 'Always' }),
    link('tel:+18005550142', '1-800-555-0142'),
  ),
  view(
    'range-planner',
    make('strong', 'How far an E-Van goes'),
    table({ 'Full battery': '197 mi', '80% charged': '158 mi', '80% in frost': '114 mi' }),
    link('/en-us/charging/', 'Charging on the way'),
  ),
);

/** The slot has the name of the market's `view.id`. */
function view(id, ...children) {
  const element = make('div', ...children);
  element.slot = `view-${id}`;
  element.className = 'menu-view';
  element.lang = 'en';
  return element;
}

function table(rows) {
  const cells = Object.entries(rows).flatMap(([name, value]) => [make('dt', name), make('dd', value)]);
  return make('dl', ...cells);
}

function link(href, text) {
  return Object.assign(make('a', text), { href });
}

function make(tag, ...children) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
