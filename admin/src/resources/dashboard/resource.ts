import { DashboardIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const dashboardResource: Resource = {
  name: "dashboard",
  duty: "dashboard.read",
  label: "Dashboard",
  icon: DashboardIcon,
  home: "dashboard",
  changes: "settings.write",
  pages: [
    { path: "dashboard", load: () => import("./dashboard").then((page) => page.Dashboard) },
    { path: "dashboard/failed", load: () => import("./failed").then((page) => page.FailedWorkPage) },
  ],
}
