import { waysInSay } from "@silai/contracts/account/messages"
import { useState } from "react"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/refusal"
import { AskLink } from "./ask-link"
import { NewPassword } from "./new-password"
import { useResetToken } from "./reset-token"
import { WayIn } from "./way-in"
import { WayInComing } from "./way-in-coming"
import styles from "./way-in.module.css"

/** A forgotten password: ask for a link; with the link's token, set a new one; with a dead link, ask again. */
export function ForgotPassword() {
  const { isRead, token, drop } = useResetToken()
  const [isOver, setOver] = useState(false)
  if (!isRead) return <WayInComing title="Forgot password" what="the form" />
  if (token === null)
    return (
      <WayIn title="Forgot password" lead={waysInSay.forgotLead}>
        <AskLink />
        <Ways />
      </WayIn>
    )
  if (isOver || token === "")
    return (
      <WayIn title={waysInSay.linkOver}>
        <Refusal>{waysInSay.linkOverWords}</Refusal>
        <Button
          wide
          onClick={() => {
            setOver(false)
            drop()
          }}
        >
          Ask for a new link
        </Button>
        <Ways />
      </WayIn>
    )
  return (
    <WayIn title="Your new password" lead={waysInSay.newPasswordLead}>
      <NewPassword key={token} token={token} onOver={() => setOver(true)} />
      <Ways />
    </WayIn>
  )
}

function Ways() {
  return (
    <div className={styles.asides}>
      <p>
        Remembered it? <Link to={paths.signin}>Sign in</Link>
      </p>
    </div>
  )
}
