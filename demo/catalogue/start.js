// Starts the catalogue, and says what to do where a part of it does not come.
import('./catalogue.js').catch((error) => {
  document.getElementById('lost').hidden = false;
  throw error;
});
