/** The single script of a host page, and what connects it to a backend: `import { connectShell } from '/fp-connect.js'`. */
import '../shell.ts';
export { connectShell } from './connect-shell.ts';
