import { BUILD_NOTES, type BuildNote, FITS, SHIRT_WORN, SLEEVE_ENDS } from "@silai/contracts/measurement/fit-limits"
import { contradict } from "@silai/contracts/measurement/ease"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { Select } from "antd"
import { FormField } from "../../ui/form/field"
import { translated, useSay } from "../../words/language"
import type { HalfValues } from "./use-half-form"

/** The fit of the half, which a tailor sees apart from the measurements. */
export function FitFields({ half }: { half: MeasurementType }) {
  const say = useSay()
  const notes: readonly BuildNote[] = BUILD_NOTES[half]
  const unsaid = { allowClear: true, placeholder: say("fit.unsaid") }
  return (
    <>
      <FormField<HalfValues> name="fit" label={say("fit.title")}>
        <Select
          placeholder={say("fit.unsaid")}
          options={FITS.map((fit) => ({ value: fit, label: say(`fit.${fit}`) }))}
        />
      </FormField>
      {half === "upperBody" && (
        <>
          <FormField<HalfValues> name="worn" label={say("fit.worn")}>
            <Select {...unsaid} options={SHIRT_WORN.map((worn) => ({ value: worn, label: say(`worn.${worn}`) }))} />
          </FormField>
          <FormField<HalfValues> name="sleeveTo" label={say("fit.sleeve")}>
            <Select {...unsaid} options={SLEEVE_ENDS.map((end) => ({ value: end, label: say(`sleeve-to.${end}`) }))} />
          </FormField>
        </>
      )}
      <FormField<HalfValues>
        name="build"
        label={say("fit.build")}
        check={({ build }) => (build && contradict(build) ? translated(fitMessages.contradiction) : undefined)}
      >
        <Select
          {...unsaid}
          mode="multiple"
          options={notes.map((note) => ({ value: note, label: say(`build.${note}`) }))}
        />
      </FormField>
    </>
  )
}
