// Starts the catalogue, and shows what to do if one of its modules fails to load.
import('./catalogue.js').catch((error) => {
  document.getElementById('lost').hidden = false;
  throw error;
});
