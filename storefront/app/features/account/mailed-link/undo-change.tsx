import { mailedMessages } from "@silai/contracts/account/page-messages"
import { Link, useNavigate } from "react-router"
import { useAuth } from "~/lib/auth"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { undoChange } from "../calls"
import { MailedLink } from "./mailed-link"

/** Undoes a change of the sign-in methods; then a new password is chosen. */
export function UndoChange() {
  const navigate = useNavigate()
  const { reauthenticate } = useAuth()
  return (
    <MailedLink
      title={mailedMessages.undo}
      lead={mailedMessages.undoLead}
      button={mailedMessages.undoButton}
      act={(token) => call(undoChange, { token })}
      onDone={({ message, data }) => {
        toast.success(message)
        void reauthenticate()
        void navigate(paths.forgotPassword, { replace: true, state: { token: data.resetToken } })
      }}
      done={({ message, data }) => ({
        title: mailedMessages.undo,
        words: message,
        way: (
          <Link to={paths.forgotPassword} state={{ token: data.resetToken }}>
            Choose a new password
          </Link>
        ),
      })}
      wayOut={<Link to={paths.home}>{mailedMessages.toShop}</Link>}
    />
  )
}
