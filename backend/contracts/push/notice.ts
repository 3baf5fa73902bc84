import type { NotificationKind } from "../notification/kinds"

/**
 * The notice that reaches a browser, encrypted only for it: the worker shows `title` and `body`, and opens `path` when
 * the notice is pressed. A notice with the same `tag` replaces the earlier one. `staff`: what it is about, for the
 * words of the back office's language.
 */
export type PushNotice = {
  title: string
  body: string
  /** A path of the shop, or of the back office, under /admin. */
  path: string
  tag: string
  /** News of an order; a shopper's other notices end with the wish for no more messages. */
  isOrder?: boolean
  staff?: { kind: NotificationKind; n: number; what: string }
}
