import type { MedusaContainer } from "@medusajs/framework/types"
import {
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  saleCalls,
  stockAlertCalls,
} from "@silai/contracts/catalogue/calls"
import { styleCalls } from "@silai/contracts/catalogue/style-calls"
import { fileCalls } from "@silai/contracts/file/calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { refusals } from "@silai/contracts/refusal"
import { allowAdditionalData } from "@silai/kit/additional-data"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import * as catalogue from "@silai/plugin-catalogue/workflows"
import * as files from "@silai/plugin-file/workflows"
import { z } from "zod"

/** The requests of tests to these hooks, in the words of `additional_data`. */
const wish = z.strictObject({
  supplier: z.string().max(40).optional(),
  refuse: z.literal(true).optional(),
  break_after: z.literal(true).optional(),
})
type Wish = z.output<typeof wish>
type Asked = { additional_data?: Wish }

for (const { path } of [
  categoryCalls.add,
  styleCalls.add,
  styleCalls.remove,
  colourwayCalls.add,
  colourwayCalls.update,
  colourwayCalls.reprice,
  colourwayCalls.duplicate,
  colourwayCalls.remove,
  pictureCalls.updateImage,
  saleCalls.plan,
  saleCalls.stop,
  inventoryCalls.updateStock,
  inventoryCalls.import,
  stockAlertCalls.ask,
  fileCalls.upload,
  fileCalls.crop,
  fileCalls.rename,
  fileCalls.folderAdd,
])
  allowAdditionalData(path, wish)

const refused = refusals("supplier", {
  unknown: {
    status: 409,
    field: "additional_data.supplier",
    say: (name: string) => `We do not buy from ${name}.`,
  },
})

const judge = ({ additional_data: asked }: Asked) => {
  if (asked?.refuse) throw refuse(refused.unknown, asked.supplier ?? "nobody")
}

/** Refuses beforehand where the test asks for it; notes its input afterwards, and fails where the test asks for that. */
function hookInto(
  workflow: { validate(handler: (input: Asked) => void): void },
  name: string,
  after: (
    handler: (call: { input: object & Asked; result: object }, at: { container: MedusaContainer }) => Promise<void>,
  ) => void,
): void {
  workflow.validate(judge)
  after(async ({ input, result }, { container }) => {
    await databaseOf(container).raw(`insert into received_event (name, data) values (?, ?::jsonb)`, [
      `hook ${name}`,
      JSON.stringify({ supplier: input.additional_data?.supplier, input, result }),
    ])
    if (input.additional_data?.break_after) throw refuse(refused.unknown, "whom we asked too late")
  })
}

const { hooks: addCategory } = catalogue.addCategoryWorkflow
hookInto(addCategory, "categoryCreated", addCategory.categoryCreated)
const { hooks: addStyle } = catalogue.addStyleWorkflow
hookInto(addStyle, "styleCreated", addStyle.styleCreated)
const { hooks: removeStyle } = catalogue.removeStyleWorkflow
hookInto(removeStyle, "styleDeleted", removeStyle.styleDeleted)
const { hooks: addColourway } = catalogue.addColourwayWorkflow
hookInto(addColourway, "colourwayCreated", addColourway.colourwayCreated)
const { hooks: updateColourway } = catalogue.updateColourwayWorkflow
hookInto(updateColourway, "colourwayUpdated", updateColourway.colourwayUpdated)
const { hooks: reprice } = catalogue.repriceColourwaysWorkflow
hookInto(reprice, "colourwaysRepriced", reprice.colourwaysRepriced)
const { hooks: undo } = catalogue.undoRepricingWorkflow
hookInto(undo, "repricingUndone", undo.repricingUndone)
const { hooks: planSale } = catalogue.planSaleWorkflow
hookInto(planSale, "salePlanned", planSale.salePlanned)
const { hooks: stopSale } = catalogue.stopSaleWorkflow
hookInto(stopSale, "saleStopped", stopSale.saleStopped)
const { hooks: duplicate } = catalogue.duplicateColourwayWorkflow
hookInto(duplicate, "colourwayDuplicated", duplicate.colourwayDuplicated)
const { hooks: removeColourway } = catalogue.removeColourwayWorkflow
hookInto(removeColourway, "colourwayDeleted", removeColourway.colourwayDeleted)
const { hooks: setGallery } = catalogue.setGalleryWorkflow
hookInto(setGallery, "galleryUpdated", setGallery.galleryUpdated)
const { hooks: changeStock } = catalogue.changeStockWorkflow
hookInto(changeStock, "stockChanged", changeStock.stockChanged)
const { hooks: importStock } = catalogue.importStockWorkflow
hookInto(importStock, "stockImported", importStock.stockImported)
const { hooks: askStockAlert } = catalogue.askStockAlertWorkflow
hookInto(askStockAlert, "stockAlertAsked", askStockAlert.stockAlertAsked)
const { hooks: endStockAlert } = catalogue.endStockAlertWorkflow
hookInto(endStockAlert, "stockAlertEnded", endStockAlert.stockAlertEnded)
const { hooks: addFiles } = files.addFilesWorkflow
hookInto(addFiles, "filesCreated", addFiles.filesCreated)
const { hooks: renameFile } = files.renameFileWorkflow
hookInto(renameFile, "fileUpdated", renameFile.fileUpdated)
const { hooks: addFolder } = files.addFolderWorkflow
hookInto(addFolder, "folderCreated", addFolder.folderCreated)
