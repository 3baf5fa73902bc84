import { useGetIdentity, useLogout } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { App, Dropdown } from "antd"
import { Link } from "react-router"
import { sentenceOf, useSay } from "../words/language"
import { setLanguage, useLanguage } from "../words/language"
import { LANGUAGES, type LanguageCode } from "../words/languages"
import { TickIcon } from "../ui/icons"
import style from "./header.module.css"

export function AccountMenu() {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const { mutate: signOut, isPending } = useLogout()
  const { message } = App.useApp()
  const say = useSay()
  const language = useLanguage()
  if (!person) return null
  const role = say(`role.${person.role}`)

  const leave = () =>
    signOut(undefined, {
      onError: (error) => void message.error(error instanceof Error ? sentenceOf(error) : say("do.sign-out.failed")),
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
          {
            key: "language",
            type: "group",
            label: say("do.language"),
            children: (Object.keys(LANGUAGES) as LanguageCode[]).map((code) => ({
              key: code,
              label: (
                <span lang={LANGUAGES[code].region} className={style.language}>
                  {LANGUAGES[code].name}
                  {code === language.code && <TickIcon />}
                </span>
              ),
              "aria-current": code === language.code || undefined,
              onClick: () => void setLanguage(code),
            })),
          },
          { type: "divider" },
          { key: "notification", label: <Link to="/notifications/choices">{say("notification.choices")}</Link> },
          { key: "sign-in", label: <Link to="/your-sign-in">{say("do.sign-in")}</Link> },
          {
            key: "shop",
            label: (
              <a href="/" target="_blank" rel="noopener">
                {say("nav.shop")}
              </a>
            ),
          },
          { key: "out", label: say("do.sign-out"), disabled: isPending, onClick: leave },
        ],
      }}
    >
      <button
        type="button"
        className={style.circle}
        aria-label={say("account.of", { name: person.name, role })}
        title={say("account.of", { name: person.name, role })}
        aria-haspopup="menu"
      >
        {person.name.trim().charAt(0).toUpperCase() || "A"}
      </button>
    </Dropdown>
  )
}
