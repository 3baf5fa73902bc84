import type { CustomerKind } from "@silai/contracts/customer/limits"

export const KIND_WORDS: Record<CustomerKind, string> = { account: "Account", guest: "Guest", deleted: "Deleted" }

/** A customer's name; a deleted account has none. */
export const nameOf = ({ name, kind }: { name: string; kind: CustomerKind }) =>
  name || (kind === "deleted" ? "Deleted customer" : "Without a name")
