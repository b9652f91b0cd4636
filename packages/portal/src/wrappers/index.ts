export { Footer } from './footer.ts';
export { Header } from './header.ts';
export { SkipLink } from './skip-link.ts';
export { Spinner } from './spinner.ts';
