export { addAddressWorkflow, deleteAddressWorkflow, updateAddressWorkflow } from "./address/workflows"
export {
  addCustomerNoteWorkflow,
  createCustomerWorkflow,
  deleteCustomerNoteWorkflow,
  deleteCustomerWorkflow,
  updateCustomerWorkflow,
} from "./customer/workflows"
export { deleteStaffWorkflow, inviteStaffWorkflow, updateStaffWorkflow } from "./staff/workflows"
