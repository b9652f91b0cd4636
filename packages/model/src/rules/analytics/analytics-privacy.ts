import { analytics } from '../../constants/analytics.ts';
import type { Session } from '../../entities/index.ts';
import { currentUser } from '../session/session.ts';

const hidden = '…';
const mailAddress = /[^\s@"<>]+@[^\s@"<>]+/g;
/** A vehicle's number, an identifier, a number as long as those of telephones, orders and people. */
const numbers = [
  /(?<![A-Z\d])(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/gi,
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi,
  /\+?\d(?:[ ()./-]{0,2}\d){4,}/g,
];

/** A text without what tells who somebody is (ENT-24): what is known of the person, mail addresses, long numbers. */
export function withoutPersonal(text: string, session: Session): string {
  const short = text.toWellFormed().slice(0, analytics.textLimit * 5);
  return withoutNumbers(withoutOwn(short, session).replace(mailAddress, hidden))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, analytics.textLimit);
}

/**
 * Where a link leads, without query and hash, and without what tells who somebody is: what is known of the person, mail
 * addresses, long numbers.
 */
export function withoutQuery(href: string, session: Session): string {
  const scheme = /^(?:mailto|tel):/i.exec(href)?.[0];
  if (scheme) return scheme.toLowerCase();
  const path = href.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//');
  return path
    .split('/')
    .map((part, index) => (index > 2 || !path.includes('//') ? withoutOwner(part, session) : part))
    .join('/')
    .slice(0, analytics.textLimit);
}

/** Whether a part of a path is the number of something rather than its name. */
export function isIdentifier(part: string): boolean {
  return part.includes('@') || part.includes('%') || withoutNumbers(part) !== part;
}

/** A part of a path may be encoded. */
function withoutOwner(part: string, session: Session): string {
  const text = decoded(part);
  if (text === null || text.includes('@')) return hidden;
  const told = withoutNumbers(withoutOwn(text, session));
  return told === text ? part : told;
}

/** Null where nobody can say what it holds. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function withoutOwn(text: string, session: Session): string {
  return ownWords(session).reduce((rest, word) => rest.replace(anyCase(word), hidden), text);
}

function withoutNumbers(text: string): string {
  return numbers.reduce((rest, pattern) => rest.replace(pattern, hidden), text);
}

/** The longest first, so that a company's name goes before a family name in it. */
function ownWords(session: Session): string[] {
  const user = currentUser(session);
  if (!user) return [];
  return [user.email, user.userId, user.firstName, user.lastName, user.companyInfo.companyName]
    .map((word) => word.trim())
    .filter((word) => word.length > 1)
    .sort((one, other) => other.length - one.length);
}

function anyCase(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
