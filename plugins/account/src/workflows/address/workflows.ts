import { actWorkflow } from "@silai/kit/workflow"
import { addAddress } from "./add"
import { changeAddress, removeAddress } from "./change"

/**
 * Saves an address of a customer. Hooks: `validate`, `addressCreated`; what the second refuses is removed again, and
 * the former default restored.
 */
export const addAddressWorkflow = actWorkflow("silai-add-address", {
  done: "addressCreated",
  act: addAddress,
  undo: (container, { _id, formerDefault }, { customerId }) =>
    removeAddress(container, { customerId, _id }, formerDefault),
})

/** Changes an address. Hooks: `validate`, `addressUpdated`. */
export const updateAddressWorkflow = actWorkflow("silai-update-address", {
  done: "addressUpdated",
  act: changeAddress,
})

/** Removes an address. Hooks: `validate`, `addressDeleted`. */
export const deleteAddressWorkflow = actWorkflow("silai-delete-address", {
  done: "addressDeleted",
  act: removeAddress,
})
