import { mailedSays } from "@silai/contracts/account/page-messages"
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
      title={mailedSays.confirmEmail}
      lead={mailedSays.confirmEmailLead}
      button={mailedSays.confirmEmail}
      act={(token) => call(confirmEmail, { token })}
      onDone={() => void client.invalidateQueries({ queryKey: mineOf(me) })}
      done={({ message }) => ({
        title: mailedSays.confirmEmailDone,
        words: message,
        way: <Link to={paths.account}>{mailedSays.toAccount}</Link>,
      })}
      wayOut={<Link to={paths.home}>{mailedSays.toShop}</Link>}
    />
  )
}
