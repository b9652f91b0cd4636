import { format } from '@fleet-portal/model/messages';
import { useMessages } from '../../context/locale-context.ts';

interface ViewAnnouncementProps {
  name: string;
  /** Empty where the layout does not say. */
  framework: string;
}

/** Says which view will stand in a place, until views are loaded. */
export function ViewAnnouncement({ name, framework }: ViewAnnouncementProps) {
  const messages = useMessages();
  return (
    <div className="view-announcement">
      <svg viewBox="0 0 48 40" width="48" height="40" aria-hidden="true">
        <rect x="1" y="1" width="46" height="38" rx="4" />
        <path d="M1 11h46M7 6h.01M12 6h.01M17 6h.01" />
        <path className="drawing-accent" d="M8 31v-6M15 31V20M22 31v-9M30 19h10M30 25h10M30 31h6" />
      </svg>
      <h2>{format(messages.viewSlot, { name })}</h2>
      <p className="muted">{messages.viewSlotText}</p>
      {framework && <p className="tag">{format(messages.viewSlotFramework, { framework })}</p>}
    </div>
  );
}
