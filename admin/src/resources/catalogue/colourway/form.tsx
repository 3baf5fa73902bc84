import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import type { ReactNode } from "react"
import { SaveBar } from "../../../ui/save-bar"
import type { Values, Wrongs } from "./form-values"
import { NameSection } from "./section-name"
import { PriceSection } from "./section-price"
import { SizesSection } from "./section-sizes"
import { FindingSection, WordsSection } from "./section-words"
import style from "./form.module.css"

export type SectionProps = {
  values: Values
  set: (change: Partial<Values>) => void
  errorOf: (field: keyof Wrongs) => string | undefined
}

type Props = SectionProps & {
  choices: ColourwayChoices
  record: Colourway | null
  dirty: boolean
  busy: boolean
  notice: ReactNode
  actions: ReactNode
  onSave: () => void
}

/** The whole form: calm sections, and its foot. */
export function ColourwayForm({ choices, record, dirty, busy, notice, actions, onSave, ...section }: Props) {
  return (
    <form className={style.form} noValidate>
      <NameSection {...section} choices={choices} isNew={record === null} />
      <PriceSection {...section} />
      <SizesSection {...section} record={record} />
      <WordsSection {...section} />
      <FindingSection {...section} choices={choices} record={record} />
      <SaveBar dirty={dirty} busy={busy} save={record ? "Save" : "Save as a draft"} onSave={onSave} trouble={notice}>
        {actions}
      </SaveBar>
    </form>
  )
}
