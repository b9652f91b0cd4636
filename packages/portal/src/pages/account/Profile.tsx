import type { User } from '@fleet-portal/model/entities';
import { useMessages } from '../../context/locale-context.ts';
import { Details } from './Details.tsx';
import { Products } from './Products.tsx';

/** The stored data of the user, and the products they use. */
export function Profile({ user }: { user: User }) {
  const messages = useMessages();
  return (
    <div className="columns">
      <Details
        heading={messages.profileHeading}
        intro={messages.profileIntro}
        entries={[
          [messages.firstNameLabel, user.firstName],
          [messages.lastNameLabel, user.lastName],
          [messages.emailLabel, user.email],
          [messages.userIdLabel, user.userId],
        ]}
      />
      <Products />
    </div>
  );
}
