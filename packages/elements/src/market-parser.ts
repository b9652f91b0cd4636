export { parseMarket } from '@fleet-portal/model/rules';
