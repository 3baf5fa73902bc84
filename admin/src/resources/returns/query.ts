import { RETURN_KINDS, RETURN_LIST } from "@silai/contracts/returns/limits"
import { RETURN_STATE_KEYS } from "@silai/contracts/returns/states"
import { listAddress, someOfField, textField } from "../../providers/list-address"

/** The list of requests in the address. */
export const returnAddress = listAddress({
  filters: {
    search: textField(RETURN_LIST.maxSearch),
    state: someOfField(RETURN_STATE_KEYS),
    kind: someOfField(RETURN_KINDS),
  },
  // "due" is no column's: it leaves closed requests out, and is a tab of its own.
  sorts: { asked: ["oldest", "newest"], due: ["due", "due"] },
  usual: "newest",
  ...RETURN_LIST,
})
