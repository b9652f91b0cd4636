import type { ViewInputs } from '../../../common/inputs.ts';
import { recordList } from './records.ts';
import './record-list.css';

type Inputs = Pick<ViewInputs, 'locale' | 'market' | 'user' | 'extras'>;

/** A table whose content the route's extras choose by `list`: one view for many pages. */
export function RecordList({ locale, market, user, extras }: Inputs) {
  const companyName = user?.companyName;
  const country = market.countryCode;
  const { title, columns, rows } = recordList(extras.list, locale, { country, companyName });
  return (
    <div className="sample record-list">
      <div className="head">
        <div>
          <h2>{title}</h2>
          <p className="muted">{companyName}</p>
        </div>
      </div>
      <table role="table" aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, cells, status, state }) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell">
                  {cell}
                </td>
              ))}
              <td role="cell">
                <span className={`status ${status}`}>{state}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
