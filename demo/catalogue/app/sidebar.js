// Below 1024 px the list of states opens over the page; on wider windows it is always beside it.
const sidebar = document.getElementById('sidebar');
const button = document.getElementById('sidebar-button');

button.addEventListener('click', () => (isOpen() ? closeSidebar() : openSidebar()));
sidebar.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented && isOpen() && !isWide()) {
    closeSidebar();
    button.focus();
  }
});

export const isWide = () => matchMedia('(min-width: 1024px)').matches;

export function openSidebar() {
  sidebar.classList.add('open');
  button.setAttribute('aria-expanded', 'true');
}

export function closeSidebar() {
  sidebar.classList.remove('open');
  button.setAttribute('aria-expanded', 'false');
}

const isOpen = () => sidebar.classList.contains('open');
