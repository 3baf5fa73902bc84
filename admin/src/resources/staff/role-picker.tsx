import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { ROLES, type Role } from "@silai/contracts/staff/roles"
import { useId } from "react"
import style from "./staff.module.css"

/** The four roles, each with a description. Form.Item adds value and onChange. */
export function RolePicker({ value, onChange }: { value?: Role; onChange?: (role: Role) => void }) {
  const name = useId()
  return (
    <fieldset className={style.roles}>
      <legend>Role</legend>
      {ROLES.map((role) => (
        <label key={role} htmlFor={`${name}-${role}`} className={style.role}>
          <input
            type="radio"
            id={`${name}-${role}`}
            name={name}
            value={role}
            checked={role === value}
            onChange={() => onChange?.(role)}
          />
          <b>{ROLE_WORDS[role].label}</b> <span>{ROLE_WORDS[role].about}</span>
        </label>
      ))}
    </fieldset>
  )
}
