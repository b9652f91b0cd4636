export { default } from './CostChart.vue';
