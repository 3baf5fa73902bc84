export { addAddressWorkflow, deleteAddressWorkflow, updateAddressWorkflow } from "./address/workflows"
export {
  addCustomerNoteWorkflow,
  createCustomerWorkflow,
  deleteCustomerNoteWorkflow,
  deleteCustomerWorkflow,
  updateCustomerWorkflow,
} from "./customer/workflows"
export {
  deleteStaffWorkflow,
  inviteStaffWorkflow,
  setStaffCapacityWorkflow,
  updateStaffWorkflow,
} from "./staff/workflows"
