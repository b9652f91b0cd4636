/** A comment as readers get it: on one line, without the requirements that it names. */
export declare function commentText(text: string): string;
