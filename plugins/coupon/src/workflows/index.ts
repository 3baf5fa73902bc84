export {
  deleteCouponWorkflow,
  generateCouponBatchWorkflow,
  generateCouponWorkflow,
  updateCouponBatchWorkflow,
  updateCouponWorkflow,
} from "./workflows"
