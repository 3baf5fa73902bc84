import { signInMessages } from "@silai/contracts/account/page-messages"
import { useState } from "react"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { RequestReset } from "./request-reset"
import { NewPassword } from "./new-password"
import { useResetToken } from "./reset-token"
import { SignInLayout } from "../sign-in/sign-in-layout"
import { SignInLoading } from "../sign-in/sign-in-loading"
import styles from "../sign-in/sign-in-layout.module.css"

/** Forgotten password: request a link; with the link's token, set a new one; with an expired link, request again. */
export function ForgotPassword() {
  const { isRead, token, drop } = useResetToken()
  const [isOver, setOver] = useState(false)
  if (!isRead) return <SignInLoading title="Forgot password" what="the form" />
  if (token === null)
    return (
      <SignInLayout title="Forgot password" lead={signInMessages.forgotLead}>
        <RequestReset />
        <Ways />
      </SignInLayout>
    )
  if (isOver || token === "")
    return (
      <SignInLayout title={signInMessages.linkOver}>
        <Refusal>{signInMessages.linkOverWords}</Refusal>
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
      </SignInLayout>
    )
  return (
    <SignInLayout title="Your new password" lead={signInMessages.newPasswordLead}>
      <NewPassword key={token} token={token} onOver={() => setOver(true)} />
      <Ways />
    </SignInLayout>
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
