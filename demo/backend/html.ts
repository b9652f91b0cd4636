/** Markup that may be put into a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Part = string | Markup | readonly Markup[] | null;

/** Writes markup; whatever is put in that is not itself markup is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1] ?? null) + string));
}

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escape(part);
  return part instanceof Markup ? part.text : part.join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
