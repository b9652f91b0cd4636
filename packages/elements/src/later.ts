/** The elements that few pages have. */
import './search-bar/define.ts';
import './workspace-bar/define.ts';
