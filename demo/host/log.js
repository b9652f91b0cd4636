/** Logs an event of the shell on the page, newest first. */
export function log(type, text) {
  document.getElementById('log-empty').hidden = true;
  const item = document.createElement('li');
  const code = document.createElement('code');
  code.textContent = type;
  item.append(code, ` ${text}`);
  const list = document.getElementById('log');
  list.prepend(item);
  while (list.children.length > 8) list.lastElementChild.remove();
}
