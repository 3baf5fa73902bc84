import { RETURN_KINDS, RETURN_LIST } from "@silai/contracts/returns/limits"
import { RETURN_STATE_KEYS, type ReturnState } from "@silai/contracts/returns/states"
import { dayField, filtersOf, listAddress, someOfField, textField, writeAddress } from "../../providers/list-address"

/** The list of requests in the address. */
export const returnAddress = listAddress({
  filters: {
    search: textField(RETURN_LIST.maxSearch),
    state: someOfField(RETURN_STATE_KEYS),
    kind: someOfField(RETURN_KINDS),
    from: dayField,
    to: dayField,
  },
  // "due" belongs to no column: it leaves closed requests out, and is a separate tab.
  sorts: { asked: ["oldest", "newest"], due: ["due", "due"] },
  usual: "newest",
  ...RETURN_LIST,
})

/** The list of requests with these filters, as a path inside the back office. */
export const returnsPath = (filters: { state?: readonly ReturnState[]; from?: string; to?: string } = {}): string =>
  `/returns/manage${writeAddress(returnAddress, { filters: filtersOf(filters), sorters: [] })}`
