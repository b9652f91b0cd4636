import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from '../shell/ErrorView.tsx';

/** The address that a server or another application sends people to when something has failed. */
export default function ErrorPage() {
  const { errorAdvice, errorText, errorTitle } = useMessages();
  return <ErrorView title={errorTitle} alert={errorText} advice={errorAdvice} drawing="broken" />;
}
