import { readFileSync } from 'node:fs';

export interface DocumentedHeaders {
  address: string;
  headers: [name: string, value: string][];
}

/** The rows of the table of headers in docs/deploying.md; an empty value means that the header is not sent. */
export function headerTable(): DocumentedHeaders[] {
  const table = /^\| address .*\n(?:\|.*\n)+/m.exec(readFileSync('docs/deploying.md', 'utf8'))?.[0] ?? '';
  const [names = [], , ...rows] = table.trim().split('\n').map(cellsOf);
  return rows.map(([address = '', ...values]) => ({
    address,
    headers: names.slice(1).map((name, index) => [name, values[index] ?? '']),
  }));
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
}
