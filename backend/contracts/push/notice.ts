import type { NotificationKind } from "../notification/kinds"

/**
 * What reaches a browser, encrypted for it alone: the worker shows `title` and `body`, and opens `path` when it is pressed. A
 * notice with the same `tag` replaces the earlier one. `staff`: what it is about, for the words of the back office's language.
 */
export type PushNotice = {
  title: string
  body: string
  /** A path of the shop, or of the back office, under /admin. */
  path: string
  tag: string
  staff?: { kind: NotificationKind; n: number; what: string }
}
