/** The elements that few pages have. */
import './consent/define.ts';
import './search-bar/define.ts';
import './workspace-bar/define.ts';
