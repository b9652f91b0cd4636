import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'title' | 'level' | 'range', string>> = {
  en: { title: 'Range planner', level: 'Battery', range: 'About {distance}' },
  de: { title: 'Reichweitenplaner', level: 'Batterie', range: 'Etwa {distance}' },
  fr: { title: 'Planificateur d’autonomie', level: 'Batterie', range: 'Environ {distance}' },
  es: { title: 'Planificador de autonomía', level: 'Batería', range: 'Unos {distance}' },
  'es-us': { range: 'Unas {distance}' },
  it: { title: 'Pianificatore di autonomia', level: 'Batteria', range: 'Circa {distance}' },
  tr: { title: 'Menzil planlayıcı', level: 'Batarya', range: 'Yaklaşık {distance}' },
  sv: { title: 'Räckviddsplanerare', level: 'Batteri', range: 'Cirka {distance}' },
};
