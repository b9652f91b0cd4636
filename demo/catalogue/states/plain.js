// The script of a page that needs nothing but what every state has.
import { arrive } from './arrive.js';
import './state.js';

await arrive();
