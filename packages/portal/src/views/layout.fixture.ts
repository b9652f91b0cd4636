/** A route to the layout `grid`. */
export const mapRoute = () => ({
  id: 'map',
  path: '/map/',
  mode: 'layout',
  layoutOrRouteId: 'grid',
  extras: { title: 'Map' },
});
