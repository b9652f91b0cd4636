// The page's own script: it connects the header and footer that the server rendered, with the session of the user.
import { connectShell } from '/fp-connect.js';

connectShell({ base: '', consent: { privacyHref: '/en-us/privacy/' } });
