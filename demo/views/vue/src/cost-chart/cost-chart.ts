export { default as CostChart } from './CostChart.vue';
