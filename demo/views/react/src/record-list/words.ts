import type { Texts } from '../../../common/texts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { sv } from './words/sv.ts';
import { tr } from './words/tr.ts';

export type Word = keyof typeof en;

export type Words = Record<Word, string>;

export const texts: Texts<Words> = { en, de, fr, es, it, tr, sv };
