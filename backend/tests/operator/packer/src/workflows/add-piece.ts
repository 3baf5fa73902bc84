import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { adjustInventoryLevelsStep } from "@medusajs/medusa/core-flows"

type Change = { inventory_item_id: string; location_id: string; adjustment: number }

export const addPieceWorkflow = createWorkflow(
  "operator-add-piece",
  (changes: Change[]) => new WorkflowResponse(adjustInventoryLevelsStep(changes)),
)
