import * as v from 'valibot';

/** A page that editors wrote: its title and its HTML, which is sanitized before it is shown. */
export const contentPageSchema = v.object({ title: v.string(), html: v.string() });

export type ContentPage = v.InferOutput<typeof contentPageSchema>;
