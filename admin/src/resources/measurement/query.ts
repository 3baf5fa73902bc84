import { MEASUREMENT_LIST, MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { listAddress, oneOfField, textField } from "../../providers/list-address"

/** The measurement list in the address. */
export const halfAddress = listAddress({
  filters: { search: textField(MEASUREMENT_LIST.maxSearch), body: oneOfField(MEASUREMENT_TYPES) },
  sorts: { customer: ["name", "name_down"], changed: ["earliest", "latest"] },
  usual: "latest",
  ...MEASUREMENT_LIST,
})
