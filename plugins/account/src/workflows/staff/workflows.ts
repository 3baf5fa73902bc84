import { databaseOf } from "@silai/kit/knex"
import { actWorkflow } from "@silai/kit/workflow"
import { changeRole, removePerson, setCapacity } from "./change"
import { invite, withdrawInvitation } from "./invite"

/** Invites a person to the staff. Hooks: `validate`, `staffInvited`; what the second refuses is withdrawn. */
export const inviteStaffWorkflow = actWorkflow("silai-invite-staff", {
  done: "staffInvited",
  act: invite,
  undo: (container, { _id }) => withdrawInvitation(databaseOf(container), _id),
})

/** Gives a staff member another role. Hooks: `validate`, `staffUpdated`. */
export const updateStaffWorkflow = actWorkflow("silai-update-staff", { done: "staffUpdated", act: changeRole })

/** Sets how many pieces a staff member sews a day. Hooks: `validate`, `staffCapacitySet`. */
export const setStaffCapacityWorkflow = actWorkflow("silai-set-staff-capacity", {
  done: "staffCapacitySet",
  act: setCapacity,
})

/** Removes a staff member. Hooks: `validate`, `staffDeleted`. */
export const deleteStaffWorkflow = actWorkflow("silai-delete-staff", { done: "staffDeleted", act: removePerson })
