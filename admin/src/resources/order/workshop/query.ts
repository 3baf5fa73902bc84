import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { ORDER_LIST, WORKSHOP } from "@silai/contracts/order/limits"
import { WORKSHOP_STAGES } from "@silai/contracts/order/workshop"
import { dayField, type Field, listAddress, oneOfField, textField } from "../../../providers/list-address"

const cards = WORKSHOP.perStage * WORKSHOP_STAGES.length

/** A day, or what is late. */
const dueField: Field<string> = { ...dayField, read: (text) => (text === "late" ? text : dayField.read(text)) }

/** The board in the address. It has one sort order, the most urgent first, and one page. */
export const workshopAddress = listAddress({
  filters: {
    search: textField(ORDER_LIST.maxSearch),
    type: oneOfField(MEASUREMENT_TYPES),
    tailor: textField(80),
    due: dueField,
  },
  sorts: {},
  usual: "due",
  pageSize: cards,
  maxPageSize: cards,
  maxPage: 1,
})
