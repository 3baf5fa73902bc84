import { LENGTH_MAX_TYPED, MEASUREMENTS, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { Input } from "antd"
import type { ReactNode } from "react"
import { FormField } from "../../ui/form/field"
import { FormFrame } from "../../ui/form/form-frame"
import { useSay } from "../../words/language"
import { FitFields } from "./fit-fields"
import { complaintAt, type HalfValues, useHalfForm } from "./use-half-form"
import style from "./half-editor.module.css"

type Props = {
  customerId: string
  half: MeasurementType
  saved: HalfRow | null
  onSaved: (row: HalfRow) => void
  /** Shown next to the fields. */
  children?: ReactNode
}

/** The fields of one body half, in the order of measuring (requirements §9). */
export function HalfEditor({ customerId, half, saved, onSaved, children }: Props) {
  const say = useSay()
  const at = useHalfForm(customerId, half, saved, onSaved)
  return (
    <FormFrame at={at} name="half" save={say("measure.save")}>
      <div className={style.columns}>
        <div className="stack">
          <ol className={style.fields}>
            {MEASUREMENTS[half].map((name, place) => (
              <li key={name}>
                <FormField<HalfValues>
                  name={name}
                  label={
                    <>
                      <span className={style.place} aria-hidden="true">
                        {place + 1}
                      </span>
                      {say(`measure.${name}`)}
                    </>
                  }
                  check={complaintAt(name)}
                  checkOnLeaving={at.values[name] !== ""}
                >
                  <Input
                    maxLength={LENGTH_MAX_TYPED}
                    suffix={<span aria-hidden="true">″</span>}
                    aria-describedby="unit"
                  />
                </FormField>
              </li>
            ))}
          </ol>
          <p id="unit" className="soft">
            {say("measure.unit")}
          </p>
          <FitFields half={half} />
        </div>
        {children}
      </div>
    </FormFrame>
  )
}
