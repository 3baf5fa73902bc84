import { EMAIL_LINK } from "@silai/contracts/account/limits"
import { profileMessages } from "@silai/contracts/account/page-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { clockText } from "~/lib/moments"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { useCountdown } from "~/features/customer/proof/use-countdown"
import { sendEmailLink } from "../calls"
import { errorMessage } from "~/lib/error-message"

/** Open steps for the account's e-mail address; renders nothing once it is confirmed. */
export function EmailState({ profile }: { profile: Profile }) {
  const { email, emailProven, emailPending, emailLost } = profile
  const [sentAt, setSentAt] = useState(0)
  const left = useCountdown(sentAt + EMAIL_LINK.resendSeconds * 1000)
  const sending = useMutation({
    mutationFn: () => call(sendEmailLink, {}),
    onSuccess: ({ message }) => {
      setSentAt(Date.now())
      toast.success(message)
    },
    onError: (cause) => toast.error(errorMessage(cause)),
  })
  if (emailLost && !emailPending) return <Notice tone="warn">{profileMessages.emailLost}</Notice>
  if (!emailPending && (emailProven || !email)) return null
  return (
    <Notice tone="plain">
      <p>{emailPending ? profileMessages.emailPending(emailPending) : profileMessages.emailUnproven}</p>
      <Button
        kind="quiet"
        size="small"
        busy={sending.isPending}
        disabled={left > 0}
        onClick={() => !sending.isPending && sending.mutate()}
      >
        {left > 0 ? profileMessages.linkAgainIn(clockText(left)) : "Send the link again"}
      </Button>
    </Notice>
  )
}
