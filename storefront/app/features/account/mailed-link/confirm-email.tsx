import { mailedMessages } from "@silai/contracts/account/page-messages"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "react-router"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { mineOf, useMyId } from "~/features/customer/queries"
import { confirmEmail } from "../calls"
import { MailedLink } from "./mailed-link"

/** Confirms the e-mail that a link was sent to. */
export function ConfirmEmail() {
  const client = useQueryClient()
  const me = useMyId()
  return (
    <MailedLink
      title={mailedMessages.confirmEmail}
      lead={mailedMessages.confirmEmailLead}
      button={mailedMessages.confirmEmail}
      act={(token) => call(confirmEmail, { token })}
      onDone={() => void client.invalidateQueries({ queryKey: mineOf(me) })}
      done={({ message }) => ({
        title: mailedMessages.confirmEmailDone,
        words: message,
        way: <Link to={paths.account}>{mailedMessages.toAccount}</Link>,
      })}
      wayOut={<Link to={paths.home}>{mailedMessages.toShop}</Link>}
    />
  )
}
