import { start } from './bootstrap/start.tsx';

const container = document.getElementById('fp-portal');
if (!container) throw new Error('The page has no element with the id fp-portal.');
void start(container);
