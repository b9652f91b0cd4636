import { notices as english } from './en/notices.ts';
import { pseudo } from './pseudo.ts';

export const notices = pseudo(english);
