import { Menu as AntdMenu } from "antd"
import { useId } from "react"
import { Link, matchPath, useLocation } from "react-router"
import { useMay } from "../providers/may"
import { resources } from "../resources/every-resource"
import { GROUPS, type Resource } from "../resources/resource"
import type { Word } from "../words/en"
import { useLabel } from "../words/i18n-provider"
import { useSay } from "../words/language"
import style from "./sidebar.module.css"

/** The resources of the user's role, under headings; an empty heading is not shown. */
export function Menu({ wide }: { wide: boolean }) {
  const say = useSay()
  const may = useMay()
  const mine = resources.filter(({ duty, unlisted }) => !unlisted && may(duty))
  return (
    <nav aria-label={say("nav.label")} className={style.nav}>
      <Group wide={wide} entries={mine.filter(({ group }) => !group)} />
      {GROUPS.map((name) => (
        <Group
          key={name}
          name={say(`nav.${name}` as Word)}
          wide={wide}
          entries={mine.filter(({ group }) => group === name)}
        />
      ))}
    </nav>
  )
}

function Group({ name, wide, entries }: { name?: string; wide: boolean; entries: readonly Resource[] }) {
  const id = useId()
  const label = useLabel()
  const { pathname } = useLocation()
  if (entries.length === 0) return null
  // Its other screens, such as an edit page, highlight it too; only its own page is announced as the current one.
  const here = entries.filter(({ pages }) => pages.some(({ path }) => matchPath(`/${path}`, pathname)))
  return (
    <div className={style.group}>
      {name && (
        <p id={id} className={wide ? style.heading : "unseen"}>
          {name}
        </p>
      )}
      <AntdMenu
        theme="dark"
        mode="inline"
        inlineCollapsed={!wide}
        inlineIndent={12}
        // A list of links, each in the tab order, and not a menu of commands for a screen reader.
        role="list"
        tabIndex={-1}
        aria-labelledby={name && id}
        selectedKeys={here.map((resource) => resource.name)}
        items={entries.map((resource) => ({
          key: resource.name,
          role: "listitem",
          icon: <resource.icon />,
          title: label(resource),
          label: (
            <Link
              to={`/${resource.home}`}
              aria-current={pathname === `/${resource.home}` ? "page" : here.includes(resource) || undefined}
            >
              {label(resource)}
            </Link>
          ),
        }))}
      />
    </div>
  )
}
