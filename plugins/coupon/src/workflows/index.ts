export { deleteCouponWorkflow, generateCouponWorkflow, updateCouponWorkflow } from "./workflows"
