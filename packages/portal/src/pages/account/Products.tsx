import { fallbackProducts } from '@fleet-portal/model/constants';
import type { Application } from '@fleet-portal/model/entities';
import { wordsOf } from '@fleet-portal/model/rules';
import { useMessages } from '../../context/locale-context.ts';

/** The applications that are active for the person. */
export function Products({ applications }: { applications: Application[] }) {
  const { noProducts, productsHeading } = useMessages();
  return (
    <section className="card stack-tight">
      <h2>{productsHeading}</h2>
      {applications.length === 0 ? (
        <p className="muted">{noProducts}</p>
      ) : (
        <ul className="lines">
          {applications.map(({ id, name }) => (
            <li key={id}>{fallbackProducts.applications[name] ?? wordsOf(name)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
