import { analytics } from '../../constants/analytics.ts';
import type { Session } from '../../entities/index.ts';
import { percentCodes } from '../address/percent-codes.ts';
import { currentUser } from '../session/session.ts';

const hidden = '…';
/** Words that may be an address, of a page or for mail; one that begins with @ is neither. */
const words = /[^\s@"<>][^\s"<>]*/g;
/** Vehicle identification numbers, UUIDs, and numbers as long as those of telephones, orders and people. */
const numbers = [
  /(?<![A-Z\d])(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/gi,
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi,
  /\+?\d(?:[ ()./-]{0,2}\d){4,}/g,
];

/**
 * A text without anything that identifies the user (ENT-24): their own details, mail addresses, long numbers, and the query
 * and hash of addresses. Encoded text is decoded.
 */
export function withoutPersonal(text: string, session: Session): string {
  const short = text.toWellFormed().slice(0, analytics.textLimit * 5);
  return withoutNumbers(withoutOwn(short.replace(words, withoutAddress), session))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, analytics.textLimit);
}

/**
 * A link's address without query and hash, and without anything that identifies the user: their own details, mail addresses,
 * long numbers.
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

/** Whether a path segment is an identifier rather than a name. */
export function isIdentifier(part: string): boolean {
  return part.includes('@') || part.includes('%') || withoutNumbers(part) !== part;
}

function withoutAddress(word: string): string {
  const text = decoded(word);
  if (text === null) return hidden;
  const [path = ''] = text.split(/[?#]/, 1);
  const rest = text.slice(path.length);
  const isAddress = rest.includes('=') || (path.includes('/') && /[\p{L}\p{N}]/u.test(rest));
  const told = isAddress ? path : text;
  return told.includes('@') ? hidden : told;
}

/** Path segments may be encoded. */
function withoutOwner(part: string, session: Session): string {
  const text = decoded(part);
  if (text === null || text.includes('@')) return hidden;
  const told = withoutNumbers(withoutOwn(text, session));
  return told === text ? part : told;
}

/** Also decodes text that was encoded repeatedly, and text with a bare percent sign; null if it cannot be decoded. */
function decoded(part: string): string | null {
  const once = part.replace(/%(?:25)+(?=[\da-f]{2})/gi, '%');
  try {
    return once.replace(percentCodes, decodeURIComponent);
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

/** The longest first, so that a company's name is removed before a family name within it. */
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
