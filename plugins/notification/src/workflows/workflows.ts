import { actWorkflow } from "@silai/kit/workflow"
import { addNotification } from "./add"
import { chooseKinds } from "./choose"
import { createNote } from "./create"
import { readNotifications, removeNotifications } from "./seen"

/** Notifies staff of something that happened; without an id, they were notified already. Hooks: `validate`, `notificationAdded`. */
export const addNotificationWorkflow = actWorkflow("silai-add-notification", {
  done: "notificationAdded",
  act: addNotification,
})

/** A staff member writes a note to the others. Hooks: `validate`, `noteCreated`. */
export const createNoteWorkflow = actWorkflow("silai-create-note", { done: "noteCreated", act: createNote })

/** A staff member marks notifications as read. Hooks: `validate`, `notificationsRead`. */
export const readNotificationsWorkflow = actWorkflow("silai-read-notifications", {
  done: "notificationsRead",
  act: readNotifications,
})

/** A staff member removes notifications from their list. Hooks: `validate`, `notificationsRemoved`. */
export const removeNotificationsWorkflow = actWorkflow("silai-remove-notifications", {
  done: "notificationsRemoved",
  act: removeNotifications,
})

/** A staff member chooses which kinds they are notified of. Hooks: `validate`, `notificationsChosen`. */
export const chooseNotificationsWorkflow = actWorkflow("silai-choose-notifications", {
  done: "notificationsChosen",
  act: chooseKinds,
})
