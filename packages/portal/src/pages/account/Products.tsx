import { productsOf } from '@fleet-portal/model/rules';
import { useMessages } from '../../context/locale-context.ts';
import { useSession } from '../../session/session-context.ts';
import { ProductList } from '../parts/ProductList.tsx';

/** The user's active products (GAT-09). */
export function Products() {
  const { noProducts, productsHeading } = useMessages();
  const { session } = useSession();
  return (
    <section className="card stack-tight">
      <h2>{productsHeading}</h2>
      <ProductList applications={productsOf(session)} none={noProducts} />
    </section>
  );
}
