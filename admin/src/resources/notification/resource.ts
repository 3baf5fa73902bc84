import { listed } from "../../providers/listed"
import { BellIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askNotifications } from "./calls"
import { notificationAddress } from "./query"

export const notificationResource: Resource = {
  name: "notification",
  duty: "counter.enter",
  label: "Notifications",
  icon: BellIcon,
  home: "notifications",
  // The bell in the frame leads here.
  unlisted: true,
  pages: [
    { path: "notifications", searches: true, load: () => import("./list").then((page) => page.NotificationList) },
    { path: "notifications/choices", load: () => import("./choices").then((page) => page.NotificationChoices) },
  ],
  data: { list: listed(askNotifications, notificationAddress) },
}
