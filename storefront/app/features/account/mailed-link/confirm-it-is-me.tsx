import { mailedMessages } from "@silai/contracts/account/page-messages"
import { Link } from "react-router"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { confirmProof } from "../calls"
import { MailedLink } from "./mailed-link"

/** Confirms that it is the account's owner who wants to change it, on whichever device the mail is read. */
export function ConfirmItIsMe() {
  const toShop = <Link to={paths.home}>{mailedMessages.toShop}</Link>
  return (
    <MailedLink
      title={mailedMessages.proof}
      lead={mailedMessages.proofLead}
      button={mailedMessages.proofButton}
      act={(token) => call(confirmProof, { token })}
      done={({ message }) => ({ title: mailedMessages.proofDone, words: message, way: toShop })}
      wayOut={toShop}
    />
  )
}
