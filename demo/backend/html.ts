/** Markup that is safe to insert into a page as it is. */
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

/** A template tag for markup; escapes every value that is not markup itself. */
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
