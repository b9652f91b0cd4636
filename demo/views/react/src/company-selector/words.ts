import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'company' | 'failed', string>> = {
  en: { company: 'Company', failed: 'The company is not changed. Please try again.' },
  de: {
    company: 'Unternehmen',
    failed: 'Das Unternehmen ist nicht gewechselt. Bitte versuchen Sie es noch einmal.',
  },
};
