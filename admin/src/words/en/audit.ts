import { AUDIT_ACTS, AUDIT_KINDS } from "@silai/contracts/audit/kinds"
import { STATUS_WORDS } from "@silai/contracts/catalogue/messages"
import { keyed } from "../keyed"

/** The log of acts, in English. */
export const auditEn = {
  "nav.audit": "Who did what",
  ...keyed("audit-kind", AUDIT_KINDS, ({ label }) => label),
  ...keyed("audit-act", AUDIT_ACTS),
  ...keyed("product-status", STATUS_WORDS),
  "audit.one": "change",
  "audit.many": "changes",
  "audit.search": "Order number, coupon, product …",
  "audit.finds": "what things were called at that moment",
  "audit.none": "Changes by the shop’s people appear here.",
  "audit.when": "When",
  "audit.who": "Who",
  "audit.what": "What",
  "audit.kind": "Kind",
  "audit.changed": "Before and after",
  "audit.anybody": "Everyone",
  "audit.anything": "Everything",
  "audit.whole": "All {n} values",
  "audit.days": "Days",
  "audit.yes": "Yes",
  "audit.no": "No",
} as const
