// The shell's own elements on this page follow the system's light or dark.
const isDark = matchMedia('(prefers-color-scheme: dark)');
const elements = document.querySelectorAll('body > fp-header, body > fp-footer');

isDark.addEventListener('change', follow);
follow();

function follow() {
  for (const element of elements) element.setAttribute('theme', isDark.matches ? 'dark' : 'ford');
}
