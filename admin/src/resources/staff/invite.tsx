import type { BaseRecord } from "@refinedev/core"
import { EMAIL } from "@silai/contracts/account/limits"
import { INVITATION } from "@silai/contracts/staff/limits"
import type { Role } from "@silai/contracts/staff/roles"
import { Input } from "antd"
import { DialogFrame, FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { wrongEmail } from "../../ui/form/person-rules"
import { useRecordForm } from "../../ui/form/use-record-form"
import { OwnersProof } from "./owners-proof"
import type { Proof } from "./proof-form"
import { RolePicker } from "./role-picker"
import { useOwnProof } from "./use-own-factor"

type Values = { email: string; role: Role } & Proof
const blank: Values = { email: "", role: "tailor", password: "", code: "" }

/** Asks for an e-mail and a role, and sends the invitation. Input stays until the dialog is closed. */
export const InviteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <FormDialog open={open} title="Invite someone" onClose={onClose}>
    <InviteForm onClose={onClose} />
  </FormDialog>
)

function InviteForm({ onClose }: { onClose: () => void }) {
  const own = useOwnProof()
  const at = useRecordForm<BaseRecord & { _id: string }, Values>({
    resource: "staff",
    record: null,
    blank,
    valuesOf: () => blank,
    fields: {},
    variables: ({ email, role, ...proof }) => ({
      email: email.trim(),
      role,
      ...(role === "owner" && own.sent(proof)),
    }),
    onSaved: onClose,
  })
  return (
    <DialogFrame at={at} name="invitation" save="Send the invitation" onClose={onClose}>
      <FormField<Values>
        name="email"
        label="Email"
        check={({ email }) => wrongEmail(email)}
        extra={`They get a link by mail that works once, within ${INVITATION.validDays} days, and choose their own password.`}
      >
        <Input type="email" inputMode="email" maxLength={EMAIL.maxWritten} />
      </FormField>
      <FormField<Values> name="role">
        <RolePicker />
      </FormField>
      {at.values.role === "owner" && <OwnersProof {...own} />}
    </DialogFrame>
  )
}
