import { type OwnPurpose, PROOF_LINK } from "@silai/contracts/account/limits"
import { useState } from "react"
import { call } from "~/lib/call"
import { sendProofLink } from "../calls"

/** The mailed link as a proof: when one was sent for this purpose, and how to send one. */
export function useMailedProof(purpose: OwnPurpose) {
  const [sentAt, setSentAt] = useState<number | null>(null)
  const [isSending, setSending] = useState(false)
  return {
    sentAt,
    isSending,
    /** When another one may be requested, in milliseconds. */
    againAt: (sentAt ?? 0) + PROOF_LINK.resendSeconds * 1000,
    async send() {
      if (isSending) return
      setSending(true)
      try {
        await call(sendProofLink, { purpose })
        setSentAt(Date.now())
      } finally {
        setSending(false)
      }
    },
    forget: () => setSentAt(null),
  }
}
