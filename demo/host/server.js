// The page's own script: header and footer go on from what the server made, and one call brings whoever is signed in.
import { connectShell } from '/fp-connect.js';

connectShell({ base: '', consent: { privacyHref: '/en-us/privacy/' } });
