import { useGetIdentity, useLogout } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { App, Dropdown } from "antd"
import style from "./header.module.css"

export function AccountMenu() {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const { mutate: signOut, isPending } = useLogout()
  const { message } = App.useApp()
  if (!person) return null
  const role = ROLE_WORDS[person.role].label

  const leave = () =>
    signOut(undefined, {
      onError: (error) =>
        void message.error(error instanceof Error ? error.message : "Signing out did not work. Please try again."),
    })
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: "who",
            type: "group",
            label: (
              <span className={style.who}>
                <b>{person.name}</b>
                <br />
                {person.email}
                <br />
                {role}
              </span>
            ),
          },
          { type: "divider" },
          { key: "shop", label: <a href="/">View the shop</a> },
          { key: "out", label: "Sign out", disabled: isPending, onClick: leave },
        ],
      }}
    >
      <button
        type="button"
        className={style.circle}
        aria-label={`Account of ${person.name}, ${role}`}
        aria-haspopup="menu"
      >
        {person.name.trim().charAt(0).toUpperCase() || "A"}
      </button>
    </Dropdown>
  )
}
