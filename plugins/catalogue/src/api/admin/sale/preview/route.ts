import { saleCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { previewSale } from "../../../../queries/sale/preview"

export const POST = answer(saleCalls.preview, ({ body, container }) => previewSale(databaseOf(container), body))
