import { KBarPortal, KBarSearch, RefineKbarProvider, useKBar, useRegisterActions } from "@refinedev/kbar"
import { useEffect } from "react"
import { CloseIcon, SearchIcon } from "../../ui/icons"
import { useSearchWords } from "../../providers/may"
import { useSay } from "../../words/language"
import { barIsHere } from "./opener"
import { Results } from "./results"
import { useCommands } from "./use-commands"
import { useFound } from "./use-found"
import style from "./command-bar.module.css"

type Props = { onKeys: () => void }

/** Ctrl+K: orders, people, products and pages from one field, by the keyboard alone. */
export const CommandBar = (props: Props) => (
  <RefineKbarProvider>
    <Bar {...props} />
  </RefineKbarProvider>
)

function Bar({ onKeys }: Props) {
  const { query } = useKBar()
  const commands = useCommands(onKeys)
  useRegisterActions(commands, [JSON.stringify(commands)])
  useEffect(() => {
    barIsHere(query.toggle)
    return () => barIsHere(null)
  }, [query])
  return (
    <KBarPortal>
      <Opened onClose={query.toggle} />
    </KBarPortal>
  )
}

function Opened({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const by = useSearchWords()
  const { search } = useKBar(({ searchQuery }) => ({ search: searchQuery }))
  const { found, looking, failed } = useFound(search ?? "")
  useRegisterActions(found, [JSON.stringify(found)])
  const empty = failed
    ? say("find.failed")
    : looking
      ? say("find.looking")
      : say("find.none", { text: (search ?? "").trim() })
  return (
    <div className={style.veil} onPointerDown={onClose} role="presentation">
      <div
        role="dialog"
        aria-modal="true"
        aria-label={say("find.open")}
        className={style.bar}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <div className={style.field} data-looking={looking}>
          <SearchIcon />
          <KBarSearch
            aria-label={say("find.label")}
            aria-autocomplete="list"
            defaultPlaceholder={say(`find.placeholder${by}`)}
            maxLength={80}
            enterKeyHint="go"
            // The field is all that can have the focus here.
            onKeyDown={(event) => event.key === "Tab" && event.preventDefault()}
          />
          {/* For a finger; the keyboard has Esc. */}
          <button type="button" tabIndex={-1} className={style.close} onClick={onClose} aria-label={say("find.close")}>
            <CloseIcon />
          </button>
        </div>
        <Results empty={empty} />
        <p className={style.hint}>{say("find.hint")}</p>
      </div>
    </div>
  )
}
