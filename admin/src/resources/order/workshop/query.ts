import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { ORDER_LIST, WORKSHOP } from "@silai/contracts/order/limits"
import { WORKSHOP_STAGES } from "@silai/contracts/order/workshop"
import { listAddress, oneOfField, textField } from "../../../providers/list-address"

const cards = WORKSHOP.perStage * WORKSHOP_STAGES.length

/** The board in the address. It has one order, the most urgent first, and one page. */
export const workshopAddress = listAddress({
  filters: { search: textField(ORDER_LIST.maxSearch), type: oneOfField(MEASUREMENT_TYPES) },
  sorts: {},
  usual: "due",
  pageSize: cards,
  maxPageSize: cards,
  maxPage: 1,
})
