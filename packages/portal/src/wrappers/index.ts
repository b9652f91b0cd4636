export { Footer } from './footer.ts';
export { Header } from './header.ts';
export { NotificationDrawer } from './notification-drawer.ts';
export { SearchBar } from './search-bar.ts';
export { SkipLink } from './skip-link.ts';
export { Spinner } from './spinner.ts';
export { WorkspaceBar } from './workspace-bar.ts';
