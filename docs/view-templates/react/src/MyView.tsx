import { useEffect } from 'react';
import './my-view.css';

interface Inputs {
  locale: string;
  user: { firstName: string } | null;
  setTitle: (title: string) => void;
}

/** Takes what it needs of the shell's inputs; they change while it is shown, such as the locale. */
export function MyView({ locale, user, setTitle }: Inputs) {
  useEffect(() => setTitle('My view'), [setTitle]);
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(new Date());
  return (
    <div className="my-view">
      <h2>Hello {user?.firstName ?? 'visitor'}</h2>
      <p>Today is {today}.</p>
    </div>
  );
}
