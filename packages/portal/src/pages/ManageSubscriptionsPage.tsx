import { useMessages } from '../context/locale-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';

/** Where a company's subscriptions are managed (RTE-04). */
export default function ManageSubscriptionsPage() {
  const { manageSubscriptionsTitle, manageSubscriptionsText } = useMessages();
  return <SimplePage title={manageSubscriptionsTitle} text={manageSubscriptionsText} />;
}
