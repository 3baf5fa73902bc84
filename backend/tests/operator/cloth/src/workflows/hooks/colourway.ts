import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  addColourwayWorkflow,
  removeColourwayWorkflow,
  updateColourwayWorkflow,
} from "@silai/plugin-catalogue/workflows"
import { clothOf } from "../../cloth-of"

type Done = { input: { additional_data?: { mill?: string } }; result: { _id: string } }

/** Keeps what came with the call; a call without a mill changes nothing. */
async function saveMill({ input, result }: Done, { container }: { container: MedusaContainer }): Promise<void> {
  const mill = input.additional_data?.mill
  if (mill === undefined) return
  const cloth = container.resolve("cloth")
  const known = await clothOf(container, result._id)
  if (known) return void (await cloth.updateCloths({ id: known.id, mill }))
  const made = await cloth.createCloths({ mill })
  await container
    .resolve("link")
    .create({ [Modules.PRODUCT]: { product_id: result._id }, cloth: { cloth_id: made.id } })
}

addColourwayWorkflow.hooks.colourwayCreated(saveMill)
updateColourwayWorkflow.hooks.colourwayUpdated(saveMill)

removeColourwayWorkflow.hooks.colourwayDeleted(async ({ result }, { container }) => {
  if (result.outcome === "deleted") await container.resolve("link").delete({ product: { product_id: result._id } })
})
