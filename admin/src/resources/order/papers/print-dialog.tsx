import { isWithoutContact, PAPER_PRINT, PAPERS, type PaperKind } from "@silai/contracts/papers/limits"
import { paperRefusals } from "@silai/contracts/papers/messages"
import { CallRefused } from "@silai/contracts/refused"
import { App, Checkbox } from "antd"
import { useState } from "react"
import { callForFile } from "../../../providers/call"
import { useSeesContact } from "../../../providers/may"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { printFile } from "../../../ui/print/print-file"
import { useSay } from "../../../words/language"
import { askPrint } from "../calls"
import type { Chunk, Chunks } from "../many/chunks"
import { rememberKinds, lastKinds } from "./last-kinds"
import style from "./print-dialog.module.css"

type Props = { open: boolean; chunks: Chunks; name: string; onClose: () => void }
type Values = { kinds: PaperKind[] }

/** Which papers of the chosen orders; they are in one document, which the print dialog opens with. */
export function PrintDialog({ open, chunks, name, onClose }: Props) {
  const say = useSay()
  return (
    <FormDialog open={open} title={say("papers.button")} width={480} onClose={onClose}>
      <PrintForm chunks={chunks} name={name} onClose={onClose} />
    </FormDialog>
  )
}

function PrintForm({ chunks, name, onClose }: Omit<Props, "open">) {
  const say = useSay()
  const { message } = App.useApp()
  const seesContact = useSeesContact()
  const kinds = PAPERS.filter((kind) => seesContact || isWithoutContact(kind))
  // Which orders are chosen is asked once, so that all documents are of the same ones.
  const [all, setAll] = useState<readonly Chunk[] | null>(null)
  const [printed, setPrinted] = useState(0)
  const rest = all !== null && printed > 0
  const print = async (values: Values) => {
    rememberKinds(values.kinds)
    const found = all ?? (await chunks())
    setAll(found)
    const next = found[printed]
    if (!next) return onClose()
    const isLast = printed + 1 === found.length
    try {
      const file = await callForFile(askPrint, { kinds: values.kinds, of: next.of }, "application/pdf")
      printFile(file, `${name}${found.length > 1 ? `-${printed + 1}` : ""}.pdf`)
    } catch (error) {
      // The next hundred may have some.
      const hasNone = error instanceof CallRefused && error.code === paperRefusals.nothing_to_print.code
      if (!hasNone || isLast) throw error
      void message.info(error.message)
    }
    if (isLast) onClose()
    else setPrinted(printed + 1)
  }
  return (
    <AskForm<Values>
      // A document that is printed makes room for the next one.
      key={printed}
      name="print"
      blank={{ kinds: lastKinds().filter((kind) => kinds.includes(kind)) }}
      button={rest ? say("papers.print-next", { n: printed + 1, all: all.length }) : say("papers.print")}
      onCancel={onClose}
      onSend={print}
    >
      <FormField<Values>
        name="kinds"
        label={say("papers.which")}
        check={(now) => (now.kinds.length > 0 ? undefined : say("papers.none"))}
      >
        <Checkbox.Group
          className={style.kinds}
          options={kinds.map((kind) => ({ value: kind, label: say(`paper.${kind}`) }))}
        />
      </FormField>
      <p className="quiet">{say("papers.limit", { n: PAPER_PRINT.orders })}</p>
      {rest && <p role="status">{say("papers.printed", { n: printed, all: all.length })}</p>}
    </AskForm>
  )
}
