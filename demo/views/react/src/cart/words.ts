import type { Texts } from '../../../common/texts.ts';
import type { Product } from './items.ts';

export const texts: Texts<
  Record<'title' | 'product' | 'quantity' | 'price' | 'total' | 'empty' | Product, string>
> = {
  en: {
    title: 'In your cart',
    product: 'Product',
    quantity: 'Quantity',
    price: 'Price a month',
    total: 'Total a month',
    empty: 'Your cart is empty.',
    telematics: 'Telematics',
    'depot-charging': 'Depot charging',
    'driver-coaching': 'Driver coaching',
  },
  de: {
    title: 'In Ihrem Warenkorb',
    product: 'Produkt',
    quantity: 'Menge',
    price: 'Preis im Monat',
    total: 'Summe im Monat',
    empty: 'Ihr Warenkorb ist leer.',
    telematics: 'Telematik',
    'depot-charging': 'Laden im Depot',
    'driver-coaching': 'Fahrtraining',
  },
};
