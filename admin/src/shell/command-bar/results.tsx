import { type ActionImpl, getListboxItemId, KBAR_LISTBOX, useKBar, useMatches } from "@refinedev/kbar"
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react"
import { useSay } from "../../words/language"
import style from "./command-bar.module.css"

type Entry = { action: ActionImpl; at: number }
type Group = { name: string; entries: Entry[] }

/** The matches are one list, in which a string is the heading of what follows. */
function groupsOf(results: readonly (string | ActionImpl)[]): Group[] {
  const groups: Group[] = []
  let group: Group | undefined
  const begin = (name: string) => {
    const begun: Group = { name, entries: [] }
    groups.push(begun)
    return begun
  }
  for (const [at, one] of results.entries())
    if (typeof one === "string") group = begin(one)
    else (group ??= begin("")).entries.push({ action: one, at })
  return groups
}

/** The matches, in groups. The field keeps the focus; arrows choose, Enter opens. `empty`: shown when nothing matches. */
export function Results({ empty }: { empty: ReactNode }) {
  const say = useSay()
  const { results } = useMatches()
  const { query, activeIndex, search } = useKBar(({ activeIndex: at, searchQuery }) => ({
    activeIndex: at,
    search: searchQuery,
  }))
  const groups = groupsOf(results)
  const entries = groups.flatMap((group) => group.entries)
  const chosen = useRef<string | null>(null)
  const active = entries.find(({ at }) => at === activeIndex)

  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    chosen.current = entry.action.id
    query.setActiveIndex(entry.at)
    document.getElementById(getListboxItemId(entry.at))?.scrollIntoView({ block: "nearest" })
  }
  const open = ({ action }: Entry) => {
    query.toggle()
    action.command?.perform(action)
  }

  // Typing selects the first; results that arrive later keep the selection.
  useEffect(() => void (chosen.current = null), [search])
  const restoreChoice = useEffectEvent(() => {
    const still = entries.find(({ action }) => action.id === chosen.current)
    query.setActiveIndex((still ?? entries[0])?.at ?? 0)
  })
  useEffect(() => restoreChoice(), [results])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const here = active ? entries.indexOf(active) : -1
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, PageDown: here + 6, PageUp: here - 6 }[event.key]
    if (to !== undefined) choose(entries[Math.min(entries.length - 1, Math.max(0, to))])
    else if (event.key === "Enter" && active) open(active)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listener)
    return () => window.removeEventListener("keydown", listener)
  }, [])

  return (
    <>
      <p className="unseen" role="status">
        {search && entries.length > 0 ? say("find.counted", { n: entries.length }) : ""}
      </p>
      <div className={style.results} tabIndex={0}>
        <div role="listbox" id={KBAR_LISTBOX} aria-label={say("find.label")}>
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name || undefined}>
              {group.name && (
                <p role="presentation" className={style.group}>
                  {group.name}
                </p>
              )}
              {group.entries.map((entry) => (
                <div
                  key={entry.action.id}
                  id={getListboxItemId(entry.at)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === active}
                  className={style.option}
                  onPointerMove={() => entry !== active && choose(entry)}
                  onClick={() => open(entry)}
                  // For assistive technology that focuses the option itself.
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return
                    event.stopPropagation()
                    open(entry)
                  }}
                >
                  <span>{entry.action.name}</span>
                  {entry.action.subtitle && <small>{entry.action.subtitle}</small>}
                  {entry.action.shortcut?.map((key) => (
                    <kbd key={key} aria-hidden="true">
                      {key}
                    </kbd>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
        {entries.length === 0 && <p className={style.empty}>{empty}</p>}
      </div>
    </>
  )
}
