import { useMessages } from '../context/locale-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';

/** Where a fleet's administrator decides on the sharing of vehicle data (RTE-03). */
export default function PrivacySettingsPage() {
  const { privacySettingsTitle, privacySettingsText } = useMessages();
  return <SimplePage title={privacySettingsTitle} text={privacySettingsText} />;
}
