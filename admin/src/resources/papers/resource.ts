import { PaymentsIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const papersResource: Resource = {
  name: "papers",
  duty: "payment.read",
  label: "GST report",
  group: "Shop",
  icon: PaymentsIcon,
  home: "management/gst",
  pages: [{ path: "management/gst", load: () => import("./report").then((page) => page.GstReport) }],
}
