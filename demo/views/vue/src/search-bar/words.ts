import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'label' | 'empty' | 'go', string>> = {
  en: { label: 'Search vehicles and pages', empty: 'Write what you look for.', go: 'Search' },
  de: { label: 'Fahrzeuge und Seiten suchen', empty: 'Schreiben Sie, was Sie suchen.', go: 'Suchen' },
  fr: {
    label: 'Rechercher véhicules et pages',
    empty: 'Écrivez ce que vous cherchez.',
    go: 'Rechercher',
  },
  es: { label: 'Buscar vehículos y páginas', empty: 'Escriba lo que busca.', go: 'Buscar' },
  it: { label: 'Cerca veicoli e pagine', empty: 'Scriva che cosa cerca.', go: 'Cerca' },
  tr: { label: 'Araç ve sayfa arayın', empty: 'Aradığınızı yazın.', go: 'Ara' },
  sv: { label: 'Sök fordon och sidor', empty: 'Skriv vad du söker.', go: 'Sök' },
};
