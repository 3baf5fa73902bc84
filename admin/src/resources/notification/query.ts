import { NOTIFICATION_KIND_NAMES } from "@silai/contracts/notification/kinds"
import { NOTIFICATION, NOTIFICATION_LIST, NOTIFICATION_STATES } from "@silai/contracts/notification/limits"
import { listAddress, oneOfField, textField } from "../../providers/list-address"

/** The list of notifications in the address. */
export const notificationAddress = listAddress({
  filters: {
    search: textField(NOTIFICATION.maxSearch),
    state: oneOfField(NOTIFICATION_STATES),
    kind: oneOfField(NOTIFICATION_KIND_NAMES),
  },
  sorts: {},
  usual: "latest",
  ...NOTIFICATION_LIST,
})
