import { useLogout } from "@refinedev/core"
import type { Action } from "@refinedev/kbar"
import { useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { resources } from "../../resources/every-resource"
import { toggleDarkTheme, useDarkTheme } from "../../theme/dark-theme"
import type { Word } from "../../words/en"
import { useLabel } from "../../words/i18n-provider"
import { useSay } from "../../words/language"
import { setLanguage, useLanguage } from "../../words/language"
import { LANGUAGES, type LanguageCode } from "../../words/languages"
import { GO } from "../keys"

const keyOf = (name: string) => Object.entries(GO).find(([, goes]) => goes === name)?.[0]
/** A dialog or drawer in front: a key must not change the page behind it. */
const isCovered = () =>
  document.querySelector(".ant-modal-wrap:not([style*='display: none']), .ant-drawer-open") !== null

/** The pages and actions that the person's role has. */
export function useCommands(onKeys: () => void): Action[] {
  const say = useSay()
  const label = useLabel()
  const may = useMay()
  const dark = useDarkTheme()
  const navigate = useNavigate()
  const { code } = useLanguage()
  const { mutate: signOut } = useLogout()
  const [pages, actions] = [say("find.pages"), say("find.actions")]
  const go = (path: string) => () => {
    if (!isCovered()) void navigate(path)
  }
  const mine = resources.filter(({ duty }) => may(duty))
  const lists = mine.map((resource): Action => {
    const key = keyOf(resource.name)
    return {
      id: `page ${resource.name}`,
      name: label(resource),
      // In English too: a name in English letters finds the page in every language.
      keywords: `${resource.label} ${resource.group ?? ""}`,
      section: pages,
      shortcut: key ? ["g", key] : undefined,
      perform: go(`/${resource.home}`),
    }
  })
  const additions = mine.flatMap(({ name, duty, pages: all }) =>
    all
      .filter((page) => /\/(add|new)$/.test(page.path) && may(page.duty ?? duty))
      .map(({ path }): Action => {
        const word = `do.${name}` as Word
        return { id: path, name: say(word), section: actions, perform: go(`/${path}`) }
      }),
  )
  const others = (Object.keys(LANGUAGES) as LanguageCode[]).filter((one) => one !== code)
  return [
    ...lists,
    ...additions,
    {
      id: "theme",
      name: say(dark ? "do.light" : "do.dark"),
      keywords: "theme dark light",
      section: actions,
      perform: toggleDarkTheme,
    },
    ...others.map((one): Action => ({
      id: `language ${one}`,
      name: LANGUAGES[one].name,
      subtitle: say("do.language"),
      keywords: `language ${one} bhasha`,
      section: actions,
      perform: () => void setLanguage(one),
    })),
    { id: "keys", name: say("do.keys"), keywords: "keys shortcuts help", section: actions, perform: onKeys },
    { id: "sign-in", name: say("do.sign-in"), section: actions, perform: go("/your-sign-in") },
    { id: "sign-out", name: say("do.sign-out"), section: actions, perform: () => signOut() },
  ]
}
