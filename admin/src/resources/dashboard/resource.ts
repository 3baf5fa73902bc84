import { DashboardIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const dashboardResource: Resource = {
  name: "dashboard",
  duty: "dashboard.read",
  label: "Dashboard",
  icon: DashboardIcon,
  home: "dashboard",
  pages: [{ path: "dashboard", load: () => import("./dashboard").then((page) => page.Dashboard) }],
}
