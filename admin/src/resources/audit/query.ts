import { AUDIT_KIND_NAMES } from "@silai/contracts/audit/kinds"
import { AUDIT } from "@silai/contracts/audit/limits"
import { dayField, listAddress, oneOfField, textField, type Values } from "../../providers/list-address"

/** The log of acts in the address. */
export const auditAddress = listAddress({
  filters: {
    search: textField(AUDIT.search),
    kind: oneOfField(AUDIT_KIND_NAMES),
    person: textField(AUDIT.search),
    from: dayField,
    to: dayField,
  },
  sorts: {},
  usual: "latest",
  ...AUDIT,
})

/** The filters' values in the shape of the call. */
export const askedOf = ({ person, ...rest }: Values<typeof auditAddress>) => ({ ...rest, staffId: person })
