import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { Button } from "antd"
import type { ReactNode } from "react"
import { useSaveKey } from "../../../ui/use-save-key"
import type { Values, Wrongs } from "./form-values"
import { NameSection } from "./section-name"
import { PriceSection } from "./section-price"
import { SizesSection } from "./section-sizes"
import { FindingSection, WordsSection } from "./section-words"
import style from "./form.module.css"

export type SectionProps = { values: Values; set: (change: Partial<Values>) => void; errorOf: (field: keyof Wrongs) => string | undefined }

type Props = SectionProps & { choices: ColourwayChoices; record: Colourway | null; dirty: boolean; busy: boolean; notice: ReactNode; actions: ReactNode; onSave: () => void }

/** The whole form: calm sections, and a foot that stays in sight with what is unsaved and the one main button. Ctrl+S saves too. */
export function ColourwayForm({ choices, record, dirty, busy, notice, actions, onSave, ...section }: Props) {
  useSaveKey(() => { if (dirty && !busy) onSave() })
  return (
    <form className={style.form} noValidate onSubmit={(event) => { event.preventDefault(); if (dirty && !busy) onSave() }}>
      <NameSection {...section} choices={choices} isNew={record === null} />
      <PriceSection {...section} />
      <SizesSection {...section} record={record} />
      <WordsSection {...section} />
      <FindingSection {...section} choices={choices} record={record} />
      <div className={style.bar}>
        <div className={style.note}>{notice || <p role="status">{dirty ? "Not saved yet" : ""}</p>}</div>
        {actions}
        <Button type="primary" htmlType="submit" loading={busy} disabled={!dirty} aria-keyshortcuts="Control+S">{record ? "Save" : "Save as a draft"}</Button>
      </div>
    </form>
  )
}
