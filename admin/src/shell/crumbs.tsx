import { useBreadcrumb } from "@refinedev/core"
import { Breadcrumb } from "antd"
import { Link } from "react-router"
import { usePageTitle } from "../ui/use-title"
import { useSay } from "../words/language"
import style from "./header.module.css"

/** Group, list and, on one of its pages, that page's title. A list at the top of the menu needs no link to itself. */
export function Crumbs() {
  const say = useSay()
  const { breadcrumbs } = useBreadcrumb()
  const title = usePageTitle()
  const at = breadcrumbs.findIndex(({ href }) => href !== undefined)
  const isList = at === breadcrumbs.length - 1
  const shown = isList ? breadcrumbs : [...breadcrumbs.slice(0, at + 1), { label: title, href: undefined }]
  if (at < 0 || shown.length < 2) return null
  return (
    <Breadcrumb
      aria-label={say("nav.crumbs")}
      className={style.crumbs}
      items={shown.map(({ label, href }, place) => ({
        key: `${place} ${label}`,
        title:
          href && place < shown.length - 1 ? (
            <Link to={href}>{label}</Link>
          ) : (
            <span aria-current={place === shown.length - 1 ? "page" : undefined}>{label}</span>
          ),
      }))}
    />
  )
}
