import { EMAIL } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { INVITATION } from "@silai/contracts/staff/limits"
import { Input, type InputRef, Modal } from "antd"
import { useRef, useState } from "react"
import { Field } from "../../ui/field"
import { askInvite } from "./calls"
import { RolePicker } from "./role-picker"
import { useAct } from "./use-people"
import style from "./staff.module.css"

/** Asks for an e-mail and a role, and sends the invitation. What is typed stays until the dialog is closed. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<Role>("tailor")
  const [error, setError] = useState<string | null>(null)
  const { act, busy } = useAct()
  const field = useRef<InputRef>(null)

  const send = async () => {
    if (busy) return
    if (!EMAIL.pattern.test(email.trim())) return setError(accountSays.emailInvalid)
    if (await act(askInvite, { email: email.trim(), role }, (refusal) => setError(refusal.message))) onClose()
  }
  const clear = () => {
    setEmail("")
    setRole("tailor")
    setError(null)
  }
  return (
    <Modal
      open={open}
      title="Invite somebody"
      okText="Send the invitation"
      cancelText="Cancel"
      onOk={() => void send()}
      onCancel={onClose}
      afterClose={clear}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      confirmLoading={busy}
      destroyOnHidden
    >
      <form
        className={style.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          label="Email"
          error={error}
          hint={`They get a link by mail that works once, within ${INVITATION.validDays} days, and choose their own password.`}
        >
          {(wiring) => (
            <Input
              {...wiring}
              ref={field}
              type="email"
              autoComplete="off"
              inputMode="email"
              maxLength={EMAIL.maxLength}
              value={email}
              status={error ? "error" : undefined}
              onChange={(event) => {
                setEmail(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
        <RolePicker value={role} onChange={setRole} />
      </form>
    </Modal>
  )
}
