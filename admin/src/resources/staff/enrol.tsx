import type { Enrolment } from "@silai/contracts/account/second-factor-calls"
import { otpOf } from "@silai/contracts/account/otp"
import { SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { Input, QRCode } from "antd"
import { type ChangeEvent, useState } from "react"
import { call } from "../../providers/call"
import { CallRefused } from "@silai/contracts/refused"
import { CopyButton } from "../../ui/copy-button"
import { AskForm } from "../../ui/form/ask-form"
import { FormField } from "../../ui/form/field"
import { askConfirmation, askNewKey } from "./calls"
import { ProofForm } from "./proof-form"
import { RecoveryCodes } from "./recovery-codes"
import style from "./second-factor.module.css"

type Props = {
  email: string
  /** The reason for asking for the password. */
  why?: string
  /** Moving to another phone: a code of the current one is required too. */
  moving?: boolean
  onCancel?: () => void
  /** Called when the user confirms having stored the codes. */
  onDone: () => void
}

/** Setting up the second factor: the password, the key on the phone, its first code, the recovery codes. */
export function Enrol({ email, why, moving = false, onCancel, onDone }: Props) {
  const [key, setKey] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes email={email} codes={codes} onDone={onDone} />
  if (key) return <FirstCode enrolment={key} onCodes={setCodes} onOver={() => setKey(null)} onCancel={onCancel} />
  return (
    <>
      {why && <p className="quiet">{why}</p>}
      <ProofForm
        email={email}
        withCode={moving}
        button="Go on"
        onCancel={onCancel}
        onProof={async ({ password, code }) =>
          setKey((await call(askNewKey, { password, ...(moving ? { code } : {}) })).data)
        }
      />
    </>
  )
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ")

type Code = { code: string }

function FirstCode({
  enrolment: { secret, uri },
  onCodes,
  onOver,
  onCancel,
}: {
  enrolment: Enrolment
  onCodes: (codes: string[]) => void
  onOver: () => void
  onCancel?: () => void
}) {
  const [isOver, setIsOver] = useState(false)
  const send = async ({ code }: Code) => {
    if (isOver) return onOver()
    try {
      onCodes((await call(askConfirmation, { code })).data.recoveryCodes)
    } catch (error) {
      setIsOver(error instanceof CallRefused && error.code === "staff.enrolment_over")
      throw error
    }
  }
  return (
    <AskForm<Code>
      name="first"
      blank={{ code: "" }}
      button={isOver ? "Begin again" : "Switch it on"}
      onCancel={onCancel}
      onSend={send}
    >
      <ol className={style.steps}>
        <li>
          <p>
            Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator, 2FAS, Aegis or
            another) and let it scan this:
          </p>
          <div className={style.key}>
            <div className={style.qr} role="img" aria-label="QR code with the key for your app">
              <QRCode
                value={uri}
                type="svg"
                size={184}
                bordered={false}
                color="#1b1a18"
                bgColor="#ffffff"
                aria-hidden
              />
            </div>
            <div className={style.typed}>
              <p className="quiet">Or type the key by hand:</p>
              <code className={style.secret}>{inFours(secret)}</code>
              <CopyButton text={secret} label="Copy the key" />
            </div>
          </div>
        </li>
        <li>
          <FormField<Code>
            name="code"
            label={`The ${SECOND_FACTOR.digits} digits that it shows now`}
            getValueFromEvent={({ target }: ChangeEvent<HTMLInputElement>) => otpOf(target.value)}
            check={({ code }) =>
              isOver || SECOND_FACTOR.pattern.test(code) ? undefined : secondFactorMessages.codeInvalid
            }
          >
            <Input className={style.code} name="code" autoComplete="one-time-code" inputMode="numeric" />
          </FormField>
        </li>
      </ol>
    </AskForm>
  )
}
