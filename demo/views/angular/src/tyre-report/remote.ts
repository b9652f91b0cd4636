export { TyreReport as default } from './tyre-report.ts';
