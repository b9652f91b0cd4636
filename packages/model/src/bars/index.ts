/**
 * What header and footer need of the model at once. Nobody imports it by hand: the build makes one file of that part and lets the
 * built elements import it, since a bundler would load with an index all that anybody takes from that.
 */
export * from '../constants/index.ts';
export * from '../messages/index.ts';
export * from '../rules/index.ts';
