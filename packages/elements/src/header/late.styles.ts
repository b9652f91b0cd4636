import { css } from 'lit';

/** Styles that the first paint does not need: an empty sheet until the script loaded after the first paint fills it. */
export const lateStyles = css``;
