// The script of pages that need no more than every state does.
import { arrive } from './arrive.js';
import './state.js';

await arrive();
