export { default as SupportHours } from './SupportHours.vue';
