import { mailedMessages } from "@silai/contracts/account/page-messages"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "react-router"
import { useAuth } from "~/lib/auth"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { mineOf, useMyId } from "~/features/customer/queries"
import { confirmEmail } from "../calls"
import { rememberWhileSigningIn } from "../password/reset-token"
import { SignOutButton } from "../sign-in/sign-out-button"
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
      elsewhere={(token) => <SignInFirst token={token} />}
      wayOut={<Link to={paths.home}>{mailedMessages.toShop}</Link>}
    />
  )
}

/** The way to the account's own session: the sign-in returns here, and the link is still valid. */
function SignInFirst({ token }: { token: string }) {
  const { isUserSignedIn } = useAuth()
  if (isUserSignedIn)
    return (
      <>
        <p>{mailedMessages.otherAccount}</p>
        <SignOutButton />
      </>
    )
  return (
    <LinkButton
      wide
      to={paths.signinThen(paths.confirmEmail)}
      onClick={() => rememberWhileSigningIn(paths.confirmEmail, token)}
    >
      {mailedMessages.signInToConfirm}
    </LinkButton>
  )
}
