import type { BaseRecord } from "@refinedev/core"
import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { useState } from "react"
import { DialogFrame, FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { useChanged } from "../../ui/use-changed"
import { OwnersProof } from "./owners-proof"
import type { Proof } from "./proof-form"
import { RolePicker } from "./role-picker"
import { useOwnProof } from "./use-own-factor"

type Values = { role: Role } & Proof
const unproven: Proof = { password: "", code: "" }
type Props = { person: StaffMember; onClose: () => void }

/** Changes a staff member's role. `person` is null while the dialog is closed. */
export function RoleDialog({ person, onClose }: { person: StaffMember | null; onClose: () => void }) {
  // Kept during the closing animation, so that its title does not change.
  const [shown, setShown] = useState(person)
  if (useChanged(person) && person) setShown(person)
  return (
    <FormDialog open={person !== null} title={`What ${shown?.isYou ? "you" : shown?.name} may do`} onClose={onClose}>
      {shown && <RoleForm key={shown._id} person={shown} onClose={onClose} />}
    </FormDialog>
  )
}

function RoleForm({ person, onClose }: Props) {
  // The role when the dialog opened: a list that changes behind it must not change what is compared.
  const [opened] = useState(person)
  const own = useOwnProof()
  const at = useRecordForm<StaffMember & BaseRecord, Values>({
    resource: "staff",
    id: opened._id,
    record: opened,
    blank: { role: opened.role, ...unproven },
    valuesOf: ({ role }) => ({ role, ...unproven }),
    fields: { role: { label: "Role", textOf: (role) => ROLE_WORDS[role].label } },
    variables: ({ role, ...proof }, before) => ({
      role,
      was: before.values.role,
      ...(role === "owner" && own.sent(proof)),
    }),
    conflicts: ["staff.role_changed"],
    onSaved: onClose,
  })
  const stepsDown = opened.isYou && at.values.role !== "owner"
  return (
    <DialogFrame at={at} name="role" save="Save" needsChange onClose={onClose}>
      <FormField<Values> name="role">
        <RolePicker />
      </FormField>
      {at.values.role === "owner" && opened.role !== "owner" && <OwnersProof {...own} />}
      <p className="quiet">
        {stepsDown
          ? "You will not be able to open this page any more; only another owner can give you the role back."
          : "It applies from their next click."}
      </p>
    </DialogFrame>
  )
}
