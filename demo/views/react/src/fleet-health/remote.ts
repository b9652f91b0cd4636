export { FleetHealth as default } from './FleetHealth.tsx';
