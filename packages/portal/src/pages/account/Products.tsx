import type { Application } from '@fleet-portal/model/entities';
import { useMessages } from '../../context/locale-context.ts';
import { ProductList } from '../parts/ProductList.tsx';

/** The applications that are active for the person. */
export function Products({ applications }: { applications: Application[] }) {
  const { noProducts, productsHeading } = useMessages();
  return (
    <section className="card stack-tight">
      <h2>{productsHeading}</h2>
      <ProductList applications={applications} none={noProducts} />
    </section>
  );
}
