import type { BaseRecord } from "@refinedev/core"
import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { useEffect, useState } from "react"
import { DialogFrame, FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { RolePicker } from "./role-picker"
import style from "./staff.module.css"

type Values = { role: Role }
type Props = { person: StaffMember; onClose: () => void }

/** Changes a staff member's role. `person` is null while the dialog is closed. */
export function RoleDialog({ person, onClose }: { person: StaffMember | null; onClose: () => void }) {
  // Kept during the closing animation, so that its title does not change.
  const [shown, setShown] = useState(person)
  useEffect(() => {
    if (person) setShown(person)
  }, [person])
  return (
    <FormDialog open={person !== null} title={`What ${shown?.isYou ? "you" : shown?.name} may do`} onClose={onClose}>
      {shown && <RoleForm key={shown._id} person={shown} onClose={onClose} />}
    </FormDialog>
  )
}

function RoleForm({ person, onClose }: Props) {
  // What the dialog was opened with: a list that changes behind it must not change what is compared.
  const [opened] = useState(person)
  const at = useRecordForm<StaffMember & BaseRecord, Values>({
    resource: "staff",
    id: opened._id,
    record: opened,
    blank: { role: opened.role },
    valuesOf: ({ role }) => ({ role }),
    fields: { role: { label: "Role", say: (role) => ROLE_WORDS[role].label } },
    variables: ({ role }, before) => ({ role, was: before.values.role }),
    conflicts: ["staff.role_changed"],
    onSaved: onClose,
  })
  const stepsDown = opened.isYou && at.values.role !== "owner"
  return (
    <DialogFrame at={at} name="role" save="Save" needsChange onClose={onClose}>
      <FormField<Values> name="role">
        <RolePicker />
      </FormField>
      <p className={style.soft}>
        {stepsDown
          ? "You will not be able to open this page any more; only another owner can give you the role back."
          : "It holds from their next click on."}
      </p>
    </DialogFrame>
  )
}
