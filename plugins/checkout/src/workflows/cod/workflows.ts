import { actWorkflow } from "@silai/kit/workflow"
import { recordUndelivered } from "./undelivered"
import { collectOrder } from "./collect-order"

/** Notes that a parcel came back undelivered. Hooks: `validate`, `parcelUndelivered`. */
export const recordUndeliveredWorkflow = actWorkflow("silai-record-undelivered", {
  done: "parcelUndelivered",
  act: recordUndelivered,
})

/** Notes the money that a courier has collected of an order. Hooks: `validate`, `codCollected`. */
export const collectCodWorkflow = actWorkflow("silai-collect-cod", { done: "codCollected", act: collectOrder })
