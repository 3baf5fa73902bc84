import type { CustomerKind, CustomerSort } from "@silai/contracts/customer/limits"

export const KIND_WORDS: Record<CustomerKind, string> = { account: "Account", guest: "Guest", deleted: "Deleted" }
export const SORT_WORDS: Record<CustomerSort, string> = {
  newest: "Newest first",
  seen: "Last seen first",
  spend: "Highest spend",
  orders: "Most orders",
}

/** What somebody is called; a deleted account has no name any more. */
export const nameOf = ({ name, kind }: { name: string; kind: CustomerKind }) =>
  name || (kind === "deleted" ? "Deleted customer" : "Without a name")
