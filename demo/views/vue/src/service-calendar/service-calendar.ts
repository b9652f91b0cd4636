export { default as ServiceCalendar } from './ServiceCalendar.vue';
