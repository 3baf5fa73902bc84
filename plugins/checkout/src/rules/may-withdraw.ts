import type { RefundState } from "@silai/contracts/checkout/limits"

/** The beginning of the keys of refunds that staff asked for; nothing else owes them. */
export const BY_HAND = "by-hand:"

/** Whether a refund can be withdrawn: it is stuck, and only staff wanted it. Those of an older version have no key. */
export const mayWithdraw = ({ state, ask_key: key }: { state: RefundState; ask_key: string | null }): boolean =>
  state === "failed" && (key === null || key.startsWith(BY_HAND))
