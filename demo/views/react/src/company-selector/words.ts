import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'company' | 'failed', string>> = {
  en: { company: 'Company', failed: 'The company is not changed. Please try again.' },
  de: {
    company: 'Unternehmen',
    failed: 'Das Unternehmen ist nicht gewechselt. Bitte versuchen Sie es noch einmal.',
  },
  fr: { company: 'Entreprise', failed: 'L’entreprise n’a pas été changée. Veuillez réessayer.' },
  es: { company: 'Empresa', failed: 'No se ha cambiado de empresa. Inténtelo de nuevo.' },
  it: { company: 'Azienda', failed: 'L’azienda non è stata cambiata. Riprovi.' },
  tr: { company: 'Şirket', failed: 'Şirket değiştirilemedi. Lütfen yeniden deneyin.' },
  sv: { company: 'Företag', failed: 'Företaget har inte bytts. Försök igen.' },
};
