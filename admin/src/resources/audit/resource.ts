import { listed } from "../../providers/listed"
import { HistoryIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askActs } from "./calls"
import { askedOf, auditAddress } from "./query"

export const auditResource: Resource = {
  name: "audit",
  duty: "audit.read",
  label: "Who did what",
  group: "Shop",
  icon: HistoryIcon,
  home: "management/audit",
  pages: [{ path: "management/audit", searches: true, load: () => import("./list").then((page) => page.AuditList) }],
  data: {
    list: listed(askActs, auditAddress, askedOf),
  },
}
