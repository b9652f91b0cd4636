export { default as MyView } from './MyView.vue';
