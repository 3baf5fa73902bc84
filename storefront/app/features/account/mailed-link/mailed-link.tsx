import { mailedMessages } from "@silai/contracts/account/page-messages"
import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { CallRefused } from "~/lib/call"
import { errorCode, errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { useResetToken } from "../password/reset-token"
import { SignInLayout } from "../sign-in/sign-in-layout"
import { SignInLoading } from "../sign-in/sign-in-loading"

type Props<Done> = {
  title: string
  lead: string
  button: string
  /** Uses the token up. */
  act: (token: string) => Promise<Done>
  onDone?: (done: Done) => void
  /** The text and link shown afterwards. */
  done: (done: Done) => { title: string; words?: string; way: ReactNode }
  /** Replaces the button in a browser that is not signed in to the link's account, where that is required. */
  elsewhere?: (token: string) => ReactNode
  wayOut: ReactNode
}

/**
 * A page that a mail's link opens, signed in or not. It acts when its button is pressed, never by being opened: mail
 * programs open links to look at them.
 */
export function MailedLink<Done>({ title, lead, button, act, onDone, done, elsewhere, wayOut }: Props<Done>) {
  const { isRead, token } = useResetToken()
  const acting = useMutation({ mutationFn: act, onSuccess: onDone })
  if (!isRead) return <SignInLoading title={title} what="the link" />
  if (acting.isSuccess) {
    const { title: thanks, words, way } = done(acting.data)
    return (
      <SignInLayout title={thanks} lead={<span role="status">{words}</span>}>
        {way}
      </SignInLayout>
    )
  }
  const isOver = acting.error instanceof CallRefused && acting.error.status === 410
  if (!token || isOver)
    return (
      <SignInLayout title={mailedMessages.damaged}>
        <Refusal>{mailedMessages.damagedWords}</Refusal>
        {wayOut}
      </SignInLayout>
    )
  const isElsewhere = errorCode(acting.error) === "account.link_elsewhere"
  return (
    <SignInLayout title={title} lead={lead}>
      <Refusal>{acting.error ? errorMessage(acting.error) : undefined}</Refusal>
      {(isElsewhere && elsewhere?.(token)) || (
        <Button wide busy={acting.isPending} onClick={() => !acting.isPending && acting.mutate(token)}>
          {button}
        </Button>
      )}
      {wayOut}
    </SignInLayout>
  )
}
