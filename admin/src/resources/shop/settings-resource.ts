import { SettingsIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { settingsData } from "./settings-calls"

export const settingsResource: Resource = {
  name: "shop-settings",
  duty: "settings.read",
  changes: "settings.write",
  label: "Settings",
  group: "Shop",
  icon: SettingsIcon,
  home: "management/settings",
  pages: [
    { path: "management", searches: true, load: () => import("./management").then((page) => page.ManagementPage) },
    { path: "management/settings", load: () => import("./announcement").then((page) => page.AnnouncementSettings) },
    { path: "management/settings/identity", load: () => import("./identity").then((page) => page.IdentitySettings) },
    { path: "management/settings/hours", load: () => import("./hours").then((page) => page.HoursSettings) },
    { path: "management/settings/returns", load: () => import("./returns").then((page) => page.ReturnSettings) },
    { path: "management/settings/cod", load: () => import("./cod").then((page) => page.CodSettings) },
    { path: "management/settings/workshop", load: () => import("./workshop").then((page) => page.WorkshopSettings) },
    {
      path: "management/settings/quick-replies",
      load: () => import("./quick-replies").then((page) => page.QuickReplySettings),
    },
    { path: "management/settings/sizes", load: () => import("./sizes").then((page) => page.SizeSettings) },
    {
      path: "management/settings/size-charts",
      load: () => import("./size-charts").then((page) => page.SizeChartSettings),
    },
  ],
  data: settingsData,
}
