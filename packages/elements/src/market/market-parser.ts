export { parseMarket } from '@fleet-portal/model/entities';
