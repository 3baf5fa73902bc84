import { RETURNS } from "@silai/contracts/shop/limits"
import { returnRuleMessages, settingsRefusals } from "@silai/contracts/shop/messages"
import { FIRST_SETTINGS, sectionOnWire } from "@silai/contracts/shop/sections"
import { RETURN_REASONS, type ReturnReason } from "@silai/contracts/returns/limits"
import { Checkbox } from "antd"
import { NumberInput } from "../../ui/form/number-input"
import { FormField } from "../../ui/form/field"
import { money } from "../../ui/format"
import { useRecordForm } from "../../ui/form/use-record-form"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import style from "./settings.module.css"

type Rules = SettingsRecord<"returns">["values"]
/** As typed; an empty field is null. */
type Values = { windowDays: number | null; feeRupees: number | null; freeReasons: ReturnReason[] }

export const ReturnSettings = () => (
  <SectionPage section="returns">{(record) => <ReturnForm record={record} />}</SectionPage>
)

const inWords = (say: Say, { windowDays, feeRupees }: Rules) =>
  [
    say("settings.returns.days", { n: windowDays }),
    feeRupees === 0 ? say("settings.returns.free") : say("settings.returns.keeps", { fee: money(feeRupees) }),
  ].join(", ")

function ReturnForm({ record }: { record: SettingsRecord<"returns"> }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"returns">, Values>({
    resource: "shop-settings",
    id: "returns",
    record,
    blank: sectionOnWire("returns", FIRST_SETTINGS.returns),
    valuesOf: ({ values }) => values,
    fields: {
      windowDays: say("settings.returns.window"),
      feeRupees: say("settings.returns.fee"),
      freeReasons: {
        label: say("settings.returns.free-for"),
        textOf: (reasons) =>
          reasons.map((reason) => say(`return-reason.${reason}`)).join(", ") || say("coupon.nothing"),
      },
    },
    variables: (values, { version }) => ({ values, version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  const { windowDays, feeRupees, freeReasons } = at.values
  return (
    <SectionForm record={record} at={at} inWords={(values) => inWords(say, values)} onTake={at.set}>
      <h2>{say("settings.returns")}</h2>
      <p className="quiet">{say("settings.returns.note")}</p>
      <div className="pair">
        <FormField<Values>
          name="windowDays"
          label={say("settings.returns.window")}
          extra={say("settings.returns.window.hint")}
          range={{ min: 1, max: RETURNS.maxWindowDays }}
          check={(now) => (now.windowDays === null ? say("settings.returns.window.missing") : undefined)}
        >
          <NumberInput controls={false} />
        </FormField>
        <FormField<Values>
          name="feeRupees"
          label={say("settings.returns.fee")}
          extra={say("settings.returns.fee.hint")}
          range={{ min: 0, max: RETURNS.maxFeeRupees }}
          check={(now) => (now.feeRupees === null ? say("settings.returns.fee.missing") : undefined)}
        >
          <NumberInput prefix="₹" controls={false} />
        </FormField>
      </div>
      <FormField<Values>
        name="freeReasons"
        label={say("settings.returns.free-for")}
        extra={say("settings.returns.free-for.hint")}
      >
        <Checkbox.Group
          options={RETURN_REASONS.map((value) => ({ value, label: say(`return-reason.${value}`) }))}
          disabled={feeRupees === 0}
        />
      </FormField>
      {windowDays !== null && feeRupees !== null && (
        <section aria-label={say("settings.looks")}>
          <p className="quiet">{say("settings.in-shop")}</p>
          <div className={style.paper}>
            <p>{returnRuleMessages.window({ windowDays })}</p>
            <p>{returnRuleMessages.fee({ feeRupees, freeReasons })}</p>
          </div>
        </section>
      )}
    </SectionForm>
  )
}
