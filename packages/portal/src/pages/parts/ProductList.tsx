import type { Application } from '@fleet-portal/model/entities';
import { useMessages } from '../../context/locale-context.ts';
import { useProductNames } from '../../products/use-product-names.ts';

/** Applications by name, in the order in which they are held; lines in their place until the names are known. */
export function ProductList({ applications, none }: { applications: readonly Application[]; none: string }) {
  const { loading } = useMessages();
  const nameOf = useProductNames();
  if (applications.length === 0) return <p className="muted">{none}</p>;
  if (!nameOf) {
    return (
      <div className="lines delayed" role="status" aria-label={loading}>
        {applications.map(({ id }) => (
          <div key={id}>
            <div className="skeleton skeleton-value" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className="lines">
      {applications.map(({ id, name }) => (
        <li key={id}>{nameOf(name)}</li>
      ))}
    </ul>
  );
}
