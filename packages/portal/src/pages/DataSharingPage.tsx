import { useMessages } from '../context/locale-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';

/** Where a company authorizes partners to receive vehicle data (RTE-07). */
export default function DataSharingPage() {
  const { dataSharingTitle, dataSharingText } = useMessages();
  return <SimplePage title={dataSharingTitle} text={dataSharingText} />;
}
