import { accountMessages } from "@silai/contracts/account/messages"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useOtp } from "~/features/customer/proof/use-otp"
import { errorMessageOr } from "~/lib/error-message"
import { getStored, parseStored, setStored } from "~/lib/device/storage"
import { useHydrated } from "~/lib/use-hydrated"
import { checkoutWords } from "../words"

const HASH = "#confirm-phone"
const KEY = "silai.confirm-phone"
type Stored = { phone: string; at: number | null; why: string }

type Options = {
  /** The phone of the checkout; undefined where none needs confirming: for a signed-in customer. */
  phone: string | undefined
  onConfirmed: () => void
}

/**
 * The OTP that a guest enters before scarce pieces are held. The sheet is a history entry: Back closes it, a
 * reload and a link find it as it was, with the code that was sent.
 */
export function useConfirmPhone({ phone, onConfirmed }: Options) {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const codes = useOtp("checkout")
  const [asked, setAsked] = useState<string>()
  const [isVerifying, setVerifying] = useState(false)
  const [sendRefusal, setSendRefusal] = useState<string>()
  const [codeRefusal, setCodeRefusal] = useState<string>()
  const pushed = useRef(false)
  const isOpen = hash === HASH && phone !== undefined

  const stored =
    useHydrated() && isOpen ? (parseStored(getStored(KEY, "sessionStorage")) as Partial<Stored> | null) : null
  const why = asked ?? (typeof stored?.why === "string" ? stored.why : checkoutWords.confirmPhone)

  const recall = useEffectEvent(() => {
    if (phone !== undefined && stored?.phone === phone && typeof stored.at === "number")
      codes.recall({ sent: { phone, at: stored.at } })
  })
  useEffect(() => {
    if (isOpen) recall()
    else pushed.current = false
  }, [isOpen])

  const remember = (next: Stored) => setStored(KEY, JSON.stringify(next), "sessionStorage")
  const quiet = () => {
    setSendRefusal(undefined)
    setCodeRefusal(undefined)
  }
  const close = () => {
    quiet()
    if (hash !== HASH) return
    if (pushed.current) {
      // Once: the second click of a double click must not leave the page.
      pushed.current = false
      return void navigate(-1)
    }
    void navigate(pathname + search, { replace: true, preventScrollReset: true, state: state as unknown })
  }

  return {
    isOpen,
    /** Opens the sheet. A code that was sent a moment ago is still good. */
    ask(sentence: string) {
      if (phone === undefined) return
      quiet()
      setAsked(sentence)
      const at = codes.isAlive(phone) && !codes.isProven(phone) ? codes.sentAt(phone) : null
      if (at === null) codes.forget()
      remember({ phone, at, why: sentence })
      if (hash === HASH) return
      pushed.current = true
      void navigate({ pathname, search, hash: HASH }, { preventScrollReset: true, state: state as unknown })
    },
    sheet: {
      phone: phone ?? "",
      why,
      sentAt: phone === undefined ? null : codes.sentAt(phone),
      isSending: codes.isSending,
      isVerifying,
      sendRefusal,
      codeRefusal,
      onEdit: quiet,
      onClose: close,
      onSend: () => {
        if (phone === undefined) return
        quiet()
        void codes.send(phone).then(
          () => remember({ phone, at: Date.now(), why }),
          (cause: unknown) => setSendRefusal(errorMessageOr(cause, accountMessages.otpNotSent)),
        )
      },
      onVerify: (code: string) => {
        if (phone === undefined || isVerifying) return
        quiet()
        setVerifying(true)
        void codes
          .verify(phone, code)
          .then(
            () => {
              codes.putAway()
              setStored(KEY, null, "sessionStorage")
              close()
              onConfirmed()
            },
            (cause: unknown) => setCodeRefusal(errorMessageOr(cause, accountMessages.verificationFailed)),
          )
          .finally(() => setVerifying(false))
      },
    },
  }
}
