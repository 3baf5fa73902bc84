import { StaffIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const staffResource: Resource = {
  name: "staff",
  duty: "people.manage",
  label: "Staff",
  group: "People",
  icon: StaffIcon,
  home: "staff",
  pages: [{ path: "staff", load: () => import("./list").then((page) => page.StaffList) }],
}
