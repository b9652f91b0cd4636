import { shell as english } from './en/shell.ts';
import { pseudo } from './pseudo.ts';

export const shell = pseudo(english);
