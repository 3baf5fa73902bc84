import type { StaffMember } from "@silai/contracts/account/staff-calls"
import type { Role } from "@silai/contracts/staff/roles"
import { Modal } from "antd"
import { useEffect, useState } from "react"
import { askRole } from "./calls"
import { RolePicker } from "./role-picker"
import { useAct } from "./use-people"
import style from "./staff.module.css"

/** Gives somebody another role. `person` is null while the dialog is closed. */
export function RoleDialog({ person, onClose }: { person: StaffMember | null; onClose: () => void }) {
  // Kept while the dialog fades, so that its title does not change under the eye.
  const [shown, setShown] = useState(person)
  const [role, setRole] = useState<Role>(person?.role ?? "tailor")
  const [error, setError] = useState<string | null>(null)
  const { act, busy } = useAct()
  useEffect(() => {
    if (!person) return
    setShown(person)
    setRole(person.role)
    setError(null)
  }, [person])

  const change = async () => {
    if (!person || busy) return
    if (role === person.role) return onClose()
    if (await act(askRole, { userId: person._id, role }, (refusal) => setError(refusal.message))) onClose()
  }
  const stepsDown = shown?.isYou && role !== "owner"
  return (
    <Modal
      open={person !== null}
      title={`What ${shown?.isYou ? "you" : shown?.name} may do`}
      okText="Save"
      cancelText="Cancel"
      confirmLoading={busy}
      onOk={() => void change()}
      onCancel={onClose}
    >
      <div className={style.form}>
        <RolePicker
          value={role}
          onChange={(next) => {
            setRole(next)
            setError(null)
          }}
        />
        <p className={style.soft}>
          {stepsDown
            ? "You will not be able to open this page any more; only another owner can give you the role back."
            : "It holds from their next click on."}
        </p>
        {error && (
          <p className={style.trouble} role="alert">
            {error}
          </p>
        )}
      </div>
    </Modal>
  )
}
