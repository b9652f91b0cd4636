import type { DebugEntry } from '@fleet-portal/model/rules';
import { debugStore } from '../analytics/debug-store.ts';
import { useStore } from '../store/use-store.ts';
import { Facts } from './Facts.tsx';

/** The latest calls of the tag manager, including those that were not sent (ANA-02). */
export function Tracking() {
  const queue = useStore(debugStore);
  const names = Object.keys(queue);
  if (names.length === 0) return <p>Nothing yet.</p>;
  return names.map((name) => (
    <section key={name}>
      <h4>{name}</h4>
      <ol className="developer-steps">
        {queue[name]?.map((entry, index) => (
          <Call key={index} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Call({ entry: { call, state } }: { entry: DebugEntry }) {
  const { page, user, onclick, vehicle, video, event } = call.data;
  const fields = Object.entries({ page, user, onclick, vehicle, video, event }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value] as const),
  );
  return (
    <li>
      <code>{state}</code>
      <Facts label={`${call.name}, ${state}`} facts={Object.fromEntries(fields)} />
    </li>
  );
}
