import * as v from 'valibot';

/** A page written by editors: its title and its HTML, which is sanitized before it is shown. */
export const contentPageSchema = v.object({ title: v.string(), html: v.string() });

export type ContentPage = v.InferOutput<typeof contentPageSchema>;
