import type { Application } from '@fleet-portal/model/entities';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useProductNames } from '../../products/use-product-names.ts';

/** The names of applications, in the given order; a skeleton until the names are known. */
export function ProductList({ applications, none }: { applications: readonly Application[]; none: string }) {
  const nameOf = useProductNames();
  if (applications.length === 0) return <p className="muted">{none}</p>;
  if (!nameOf) {
    return (
      <Skeleton className="lines">
        {applications.map(({ id }) => (
          <div key={id}>
            <div className="skeleton skeleton-value" />
          </div>
        ))}
      </Skeleton>
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
