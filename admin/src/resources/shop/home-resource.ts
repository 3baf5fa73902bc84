import { LayoutIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { homeData } from "./home-calls"

export const homeResource: Resource = {
  name: "home",
  duty: "settings.read",
  changes: "settings.write",
  label: "Home page",
  group: "Shop",
  icon: LayoutIcon,
  home: "management/home",
  pages: [{ path: "management/home", load: () => import("./home").then((page) => page.HomePage) }],
  data: homeData,
}
