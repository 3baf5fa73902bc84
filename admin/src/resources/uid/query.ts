import { UID_LIST, UID_STATES } from "@silai/contracts/uid/limits"
import { listAddress, oneOfField, someOfField, textField } from "../../providers/list-address"

/** The list of ids in the address. */
export const uidAddress = listAddress({
  filters: {
    search: textField(UID_LIST.maxSearch),
    state: someOfField(UID_STATES),
    batchId: textField(80),
    often: oneOfField(["yes"]),
  },
  sorts: { changed: ["oldest", "newest"] },
  usual: "newest",
  ...UID_LIST,
})
