/** Notices on a device of a staff member, in English. */
export const pushEn = {
  "push.this-device": "On this device",
  "push.why":
    "Rings here for what is ticked below, also when the back office is closed. It ends when you sign out on this device.",
  "push.blocked":
    "This browser blocks notices of the back office. Allow them in its settings for this page, then reload.",
  "push.unable":
    "This browser cannot ring. On an iPhone, put the back office on the home screen first, and open it from there.",
  "push.not-set-up":
    "The shop has no keys for notices on devices yet: PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are not set (.env.example).",
  "push.failed": "Whether this device rings could not be loaded",
} as const
