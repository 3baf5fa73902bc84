import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { garmentOf } from "@silai/contracts/catalogue/garment-sizes"
import type { ReactNode } from "react"
import { FormFrame } from "../../../ui/form/form-frame"
import type { SectionProps } from "./fact"
import { NameSection } from "./section-name"
import { PriceSection } from "./section-price"
import { SizesSection } from "./section-sizes"
import { FindingSection, WordsSection } from "./section-words"
import style from "./form.module.css"

type Props = SectionProps & { choices: ColourwayChoices; record: Colourway | null; actions: ReactNode }

/** The whole form: sections, and the save bar. */
export const ColourwayForm = ({ at, choices, record, actions }: Props) => (
  <FormFrame at={at} name="variant" className={style.form} save={record ? "Save" : "Save as a draft"} actions={actions}>
    <NameSection at={at} choices={choices} isNew={record === null} />
    <PriceSection at={at} />
    <SizesSection record={record} made={choices.sizes[garmentOf(at.values.measurementType)]} />
    <WordsSection />
    <FindingSection choices={choices} record={record} />
  </FormFrame>
)
