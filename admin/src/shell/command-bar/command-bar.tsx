import { FIND } from "@silai/contracts/notice/find"
import {
  getListboxItemId,
  KBAR_LISTBOX,
  KBarPortal,
  RefineKbarProvider,
  useKBar,
  useRegisterActions,
} from "@refinedev/kbar"
import { useEffect } from "react"
import { CloseIcon, SearchIcon } from "../../ui/icons"
import { useSearchWords } from "../../providers/may"
import { useSay } from "../../words/language"
import { barIsHere, fieldIsHere } from "./opener"
import { Results } from "./results"
import { useCommands } from "./use-commands"
import { useFound } from "./use-found"
import style from "./command-bar.module.css"

type Props = { onKeys: () => void }

/** Ctrl+K: orders, people, products and pages from one field, by the keyboard only. */
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
          <Field label={say("find.label")} placeholder={say(`find.placeholder${by}`)} />
          {/* For a finger; the keyboard has Esc. */}
          <button
            type="button"
            tabIndex={-1}
            className={style.close}
            onClick={onClose}
            aria-label={say("find.close")}
            title={say("find.close")}
          >
            <CloseIcon />
          </button>
        </div>
        <Results empty={empty} />
        <p className={style.hint}>{say("find.hint")}</p>
      </div>
    </div>
  )
}

/** Uncontrolled: if it were set from outside after each letter, a busy machine would lose letters. */
function Field({ label, placeholder }: { label: string; placeholder: string }) {
  const {
    query: { getInput, setSearch, inputRefSetter },
    at,
  } = useKBar(({ activeIndex }) => ({ at: activeIndex }))
  useEffect(() => {
    const typed = fieldIsHere(true)
    const field = getInput()
    field.value += typed
    field.focus()
    setSearch(field.value)
    return () => {
      fieldIsHere(false)
      setSearch("")
    }
  }, [getInput, setSearch])
  return (
    <input
      ref={inputRefSetter}
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls={KBAR_LISTBOX}
      aria-activedescendant={getListboxItemId(at)}
      placeholder={placeholder}
      maxLength={FIND.most}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({ target }) => setSearch(target.value)}
      // Only the field can have the focus here.
      onKeyDown={(event) => event.key === "Tab" && event.preventDefault()}
    />
  )
}
