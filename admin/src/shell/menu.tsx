import { useId } from "react"
import { Link, matchPath, useLocation } from "react-router"
import { useMay } from "../providers/may"
import { resources } from "../resources/every-resource"
import { GROUPS, type Resource } from "../resources/resource"
import style from "./sidebar.module.css"

/** The resources that are part of the person's work, under quiet headings; a heading without any is not shown. */
export function Menu({ wide }: { wide: boolean }) {
  const may = useMay()
  const mine = resources.filter(({ duty }) => may(duty))
  return (
    <nav aria-label="Back office" className={style.nav}>
      <Group wide={wide} entries={mine.filter(({ group }) => !group)} />
      {GROUPS.map((name) => (
        <Group key={name} name={name} wide={wide} entries={mine.filter(({ group }) => group === name)} />
      ))}
    </nav>
  )
}

function Group({ name, wide, entries }: { name?: string; wide: boolean; entries: readonly Resource[] }) {
  const id = useId()
  const { pathname } = useLocation()
  if (entries.length === 0) return null
  return (
    <div className={style.group}>
      {name && (
        <p id={id} className={wide ? style.heading : "unseen"}>
          {name}
        </p>
      )}
      <ul aria-labelledby={name && id}>
        {entries.map(({ name: noun, label, home, pages, icon: Icon }) => {
          // Its other screens, an edit page say, light it up too; only its own page is told as the current one.
          const here = pages.some(({ path }) => matchPath(`/${path}`, pathname))
          return (
            <li key={noun}>
              <Link
                to={`/${home}`}
                className={style.link}
                data-here={here}
                aria-current={pathname === `/${home}` ? "page" : here || undefined}
                title={wide ? undefined : label}
              >
                <Icon />
                <span className={wide ? undefined : "unseen"}>{label}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
