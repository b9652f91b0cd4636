import * as v from 'valibot';

/** A line above the content that may offer actions (ENT-18). */
export const bannerSchema = v.object({
  text: v.string(),
  variant: v.picklist(['info', 'error', 'warning']),
  actions: v.nullish(v.array(v.object({ label: v.string(), action: v.string() })), []),
  showCloseIcon: v.nullish(v.boolean(), false),
});

export type Banner = v.InferOutput<typeof bannerSchema>;

/** A ranked notice at the top of the page (ENT-18, BAN-02); `body` is text or HTML. */
export const topNotificationSchema = v.object({
  id: v.string(),
  variant: v.picklist(['error', 'warning', 'neutral', 'primary']),
  body: v.string(),
  /** Whether it has a close button. */
  closable: v.optional(v.boolean()),
});

export type TopNotification = v.InferOutput<typeof topNotificationSchema>;
