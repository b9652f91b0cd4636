import { readReference } from '@fleet-portal/model/rules';
import { useMessages } from '../../context/locale-context.ts';
import { useQuery } from '../../router/use-query.ts';

/** The failure's id for support, if the address has one. */
export function Reference() {
  const { errorReference } = useMessages();
  const id = readReference(useQuery());
  if (!id) return null;
  return (
    <dl className="details">
      <div>
        <dt>{errorReference}</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </div>
    </dl>
  );
}
