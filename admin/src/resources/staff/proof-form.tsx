import { PASSWORD } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { SECOND_FACTOR } from "@silai/contracts/staff/limits"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { roomFor } from "@silai/contracts/room"
import { Input } from "antd"
import { AskForm } from "../../ui/form/ask-form"
import { FormField } from "../../ui/form/field"

export type Proof = { password: string; code: string }

type Props = {
  email: string
  /** Whether a code is required as well as the password: for users with a second factor. */
  withCode: boolean
  button: string
  danger?: boolean
  onCancel?: () => void
  onProof: (proof: Proof) => Promise<void>
}

/** Asks a signed-in user for a proof of identity. */
export const ProofForm = ({ email, withCode, onProof, ...buttons }: Props) => (
  <AskForm<Proof>
    name="proof"
    blank={{ password: "", code: "" }}
    {...buttons}
    onSend={({ password, code = "" }) => onProof({ password, code: code.trim() })}
  >
    <ProofFields email={email} withCode={withCode} />
  </AskForm>
)

/** The fields of such a proof, in a form that asks for more. */
export const ProofFields = ({ email, withCode }: Pick<Props, "email" | "withCode">) => (
  <>
    {/* For password managers: the owner of this password. */}
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    <FormField<Proof>
      name="password"
      label="Your password"
      check={({ password }) => (password ? undefined : accountMessages.signInPasswordEmpty)}
    >
      <Input.Password name="password" autoComplete="current-password" maxLength={roomFor(PASSWORD.maxLength)} />
    </FormField>
    {withCode && (
      <FormField<Proof>
        name="code"
        label="Code from your phone"
        check={({ code }) => (code.trim() ? undefined : secondFactorMessages.codeEmpty)}
        extra="Lost the phone? A recovery code will do."
      >
        <Input name="code" autoComplete="one-time-code" spellCheck={false} maxLength={SECOND_FACTOR.longestTyped} />
      </FormField>
    )}
  </>
)
