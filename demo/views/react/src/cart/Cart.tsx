import type { ViewInputs } from '../../../common/inputs.ts';
import { moneyFormat } from '../../../common/money.ts';
import { wordsFor } from '../../../common/texts.ts';
import './cart.css';
import { useLoaded } from '../use-loaded.ts';
import { loadItems, priceOf } from './items.ts';
import { texts } from './words.ts';

type Inputs = Pick<ViewInputs, 'locale' | 'market' | 'signal' | 'waitUntil'>;

/** The items in the cart that the header counts, with their cost in the market's currency. */
export function Cart({ locale, market, signal, waitUntil }: Inputs) {
  const words = wordsFor(texts, locale);
  const items = useLoaded(loadItems, { signal, waitUntil }) ?? [];
  const money = moneyFormat(locale, market.countryCode);
  const numbers = new Intl.NumberFormat(locale);
  const total = items.reduce((sum, item) => sum + priceOf(item), 0);

  return (
    <div className="sample cart">
      <div className="head">
        <h2>{words.title}</h2>
      </div>
      {items.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <table role="table" aria-label={words.title}>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {words.product}
              </th>
              <th className="number" scope="col" role="columnheader">
                {words.quantity}
              </th>
              <th className="number" scope="col" role="columnheader">
                {words.price}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map((item) => (
              <tr key={item.product} role="row">
                <th scope="row" role="rowheader">
                  {words[item.product]}
                </th>
                <td className="number" role="cell">
                  {numbers.format(item.quantity)}
                </td>
                <td className="number" role="cell">
                  {money.format(priceOf(item))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <th scope="row" role="rowheader" colSpan={2}>
                {words.total}
              </th>
              <td className="number" role="cell">
                {money.format(total)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  );
}
