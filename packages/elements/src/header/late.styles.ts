import { css } from 'lit';

/** What no first paint needs: empty until the script that comes after it fills it. */
export const lateStyles = css``;
