import { HealthIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const healthResource: Resource = {
  name: "health",
  duty: "settings.read",
  label: "Health",
  group: "Shop",
  icon: HealthIcon,
  home: "management/health",
  pages: [{ path: "management/health", load: () => import("./health").then((page) => page.HealthPage) }],
}
