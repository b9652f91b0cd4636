import { type CookieCategory, cookieCategories } from '@fleet-portal/model/constants';
import type { AllowedCategories } from '@fleet-portal/model/rules';
import { html, type TemplateResult } from 'lit';
import { closeIcon } from '../icons/x.ts';
import { privacyPolicy, problem } from './banner.ts';
import type { ConsentWords } from './consent-words.ts';

interface SettingsView {
  words: ConsentWords;
  privacyHref: string;
  allowed: AllowedCategories;
  hasFailed: boolean;
  accept: () => void;
  refuse: () => void;
  save: () => void;
  close: () => void;
}

/** The modal dialog, with a switch for each category. */
export function settings(view: SettingsView): TemplateResult {
  const { words, privacyHref, hasFailed, accept, refuse, save, close } = view;
  return html`<dialog class="settings" part="settings" aria-labelledby="settings-title">
    <div class="top">
      <h2 id="settings-title" tabindex="-1">${words.settingsTitle}</h2>
      <button type="button" class="close" aria-label=${words.close} @click=${close}>${closeIcon}</button>
    </div>
    <div class="body">
      <p>${words.settingsIntro}${' '}${privacyPolicy(words, privacyHref)}</p>
      <ul role="list">
        ${cookieCategories.map((category) => row(category, view))}
      </ul>
    </div>
    ${problem(words, hasFailed)}
    <div class="actions">
      <button type="button" class="action" @click=${refuse}>${words.refuseAll}</button>
      <button type="button" class="action" @click=${accept}>${words.acceptAll}</button>
      <button type="button" class="action" @click=${save}>${words.save}</button>
    </div>
  </dialog>`;
}

function row(category: CookieCategory, { words, allowed }: SettingsView): TemplateResult {
  const isFixed = category === 'necessary';
  return html`<li>
    <label>
      <span class="name"
        >${words[category]}${isFixed ? [' ', html`<small>${words.alwaysOn}</small>`] : ''}</span
      >
      <input
        type="checkbox"
        name=${category}
        aria-describedby="${category}-text"
        ?checked=${allowed.has(category)}
        ?disabled=${isFixed}
      />
    </label>
    <p id="${category}-text">${words[`${category}Text`]}</p>
  </li>`;
}

/** The categories that are switched on in the settings. */
export function chosenCategories(root: ParentNode): CookieCategory[] {
  return [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name }) => name as CookieCategory,
  );
}

/** Resets the switches to the saved decision. */
export function resetSwitches(root: ParentNode): void {
  for (const input of root.querySelectorAll('input')) input.checked = input.defaultChecked;
}
