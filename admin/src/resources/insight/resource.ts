import { InsightIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const insightResource: Resource = {
  name: "insight",
  duty: "dashboard.read",
  label: "Insight",
  group: "Shop",
  icon: InsightIcon,
  home: "management/insight",
  pages: [{ path: "management/insight", load: () => import("./insight").then((page) => page.InsightPage) }],
}
