export {
  addNotificationWorkflow,
  chooseNotificationsWorkflow,
  createNoteWorkflow,
  readNotificationsWorkflow,
  removeNotificationsWorkflow,
} from "./workflows"
