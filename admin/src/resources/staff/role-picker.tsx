import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { ROLES, type Role } from "@silai/contracts/staff/roles"
import { Radio } from "antd"

/** The four roles, each with a description. Form.Item adds value and onChange. */
export const RolePicker = ({ value, onChange }: { value?: Role; onChange?: (role: Role) => void }) => (
  <Radio.Group
    className="stack"
    aria-label="Role"
    value={value}
    onChange={({ target }) => onChange?.(target.value as Role)}
    options={ROLES.map((role) => ({
      value: role,
      label: (
        <>
          <b>{ROLE_WORDS[role].label}</b> <div className="soft">{ROLE_WORDS[role].about}</div>
        </>
      ),
    }))}
  />
)
