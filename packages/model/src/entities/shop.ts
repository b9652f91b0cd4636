import * as v from 'valibot';
import { requiredListOf } from './lenient.ts';

const cartItemSchema = v.object({
  quantity: v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, '0 or more')),
});

/** The shopping cart's items (ENT-16). */
export const cartSchema = v.object({ items: requiredListOf(cartItemSchema) });

export type Cart = v.InferOutput<typeof cartSchema>;

/** Display names of applications, by application name (ENT-16). */
export const productsTranslationsSchema = v.object({ applications: v.record(v.string(), v.string()) });

export type ProductsTranslations = v.InferOutput<typeof productsTranslationsSchema>;
