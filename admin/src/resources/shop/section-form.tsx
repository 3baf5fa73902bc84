import { Button } from "antd"
import type { ReactNode } from "react"
import { useMay } from "../../providers/may"
import { FormFrame } from "../../ui/form/form-frame"
import type { RecordForm } from "../../ui/form/use-record-form"
import { Box } from "../../ui/record/box"
import { RecordHistory } from "../../ui/record/record-history"
import { useSay } from "../../words/language"
import type { Section, SettingsRecord } from "./settings-calls"
import page from "../../ui/record/record.module.css"

type Props<Name extends Section, V extends object> = {
  record: SettingsRecord<Name>
  at: RecordForm<V>
  /** A version in a line; `before` is the one before it, where the history has it. */
  inWords: (values: SettingsRecord<Name>["values"], before: SettingsRecord<Name>["values"] | undefined) => string
  /** Fills the form with a version; it counts once that is saved. */
  onTake: (values: SettingsRecord<Name>["values"]) => void
  children: ReactNode
}

/** The form of one section, with its history next to it. */
export function SectionForm<Name extends Section, V extends object>(props: Props<Name, V>) {
  const { record, at, inWords, onTake, children } = props
  const say = useSay()
  const mayChange = useMay()("settings.write")
  return (
    <FormFrame at={at} name={`settings-${record.section}`} save={say("settings.save")}>
      <div className={page.columns}>
        <fieldset disabled={!mayChange} className="part">
          {children}
        </fieldset>
        <aside className="stack">
          <Box title={say("settings.history")}>
            <RecordHistory
              resource="shop-settings"
              id={record.section}
              version={record.version}
              none={say("settings.history.none")}
              nameOf={({ data, previousData }) => {
                const { version, values } = data as SettingsRecord<Name>
                const { values: before } = previousData as Partial<SettingsRecord<Name>>
                const words = version === 0 ? say("settings.history.first") : inWords(values, before)
                return (
                  <>
                    {words}{" "}
                    {mayChange && version !== record.version && (
                      <Button
                        type="link"
                        size="small"
                        onClick={() => onTake(values)}
                        aria-label={say("settings.take.this", { what: words })}
                      >
                        {say("settings.take")}
                      </Button>
                    )}
                  </>
                )
              }}
            />
          </Box>
        </aside>
      </div>
    </FormFrame>
  )
}
