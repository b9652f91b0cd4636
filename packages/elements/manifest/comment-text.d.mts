/** A comment's text for readers: on one line, without requirement ids. */
export declare function commentText(text: string): string;
