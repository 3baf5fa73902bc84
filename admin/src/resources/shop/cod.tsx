import { COD, COD_SHARES } from "@silai/contracts/checkout/limits"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { FIRST_SETTINGS, sectionOnWire } from "@silai/contracts/shop/sections"
import { roomFor } from "@silai/contracts/room"
import { Checkbox, Input, Select } from "antd"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { money } from "../../ui/format"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { codPinsOf } from "../checkout/cod-pins"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import { NumberInput } from "../../ui/form/number-input"

type Rules = SettingsRecord<"cod">["values"]
const NUMBERS = ["maxRupees", "feeRupees", "shareRupees", "sharePercent"] as const
type Numbers = (typeof NUMBERS)[number]
/** As typed: PIN codes in one line, and an empty number is null. */
type Values = Omit<Rules, "pins" | Numbers> & { pins: string } & Record<Numbers, number | null>

export const CodSettings = () => <SectionPage section="cod">{(record) => <CodForm record={record} />}</SectionPage>

const typedOf = ({ pins, ...rules }: Rules): Values => ({ ...rules, pins: pins.join(", ") })
const rulesOf = ({ pins, ...values }: Values): Rules => ({
  ...values,
  pins: codPinsOf(pins),
  maxRupees: values.maxRupees ?? 0,
  feeRupees: values.feeRupees ?? 0,
  shareRupees: values.shareRupees ?? 0,
  sharePercent: values.sharePercent ?? 0,
})

function inWords(say: Say, { offered, maxRupees, feeRupees, share, shareRupees, sharePercent }: Rules): string {
  if (!offered) return say("settings.cod.off")
  const part = share === "rupees" ? money(shareRupees) : `${sharePercent}%`
  return [
    say("settings.cod.on", { most: money(maxRupees), fee: money(feeRupees) }),
    ...(share === "none" ? [] : [say("settings.cod.on.share", { share: part })]),
  ].join(", ")
}

function CodForm({ record }: { record: SettingsRecord<"cod"> }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"cod">, Values>({
    resource: "shop-settings",
    id: "cod",
    record,
    blank: typedOf(sectionOnWire("cod", FIRST_SETTINGS.cod)),
    valuesOf: ({ values }) => typedOf(values),
    fields: {
      offered: say("settings.cod.offered"),
      pins: say("settings.cod.pins"),
      maxRupees: say("settings.cod.most"),
      feeRupees: say("settings.cod.fee"),
      share: say("settings.cod.share"),
      shareRupees: say("settings.cod.share.rupees.of"),
      sharePercent: say("settings.cod.share.percent.of"),
      words: say("settings.cod.words"),
      wordsHindi: say("settings.cod.words.hindi"),
    },
    variables: (values, { version }) => ({ values: rulesOf(values), version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  const { share } = at.values
  const missing = (name: Numbers) => (now: Values) => (now[name] === null ? say("settings.cod.missing") : undefined)
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={(values) => inWords(say, values)}
      onTake={(values) => at.set(typedOf(values))}
    >
      <h2>{say("settings.cod")}</h2>
      <p className="quiet">{say("settings.cod.note", { n: COD.parcelsLeft })}</p>
      <FormField<Values> name="offered" valuePropName="checked">
        <Checkbox>{say("settings.cod.offered")}</Checkbox>
      </FormField>
      <FormField<Values>
        name="pins"
        label={say("settings.cod.pins")}
        extra={say("settings.cod.pins.hint")}
        check={({ pins }) => {
          const wrong = codPinsOf(pins).find((pin) => !COD.pin.test(pin))
          return wrong === undefined ? undefined : say("settings.cod.pins.wrong", { pin: wrong })
        }}
      >
        <Input.TextArea rows={2} spellCheck={false} className="figures" />
      </FormField>
      <div className="pair">
        <FormField<Values>
          name="maxRupees"
          label={say("settings.cod.most")}
          range={{ min: 1, max: COD.maxRupees }}
          check={missing("maxRupees")}
        >
          <NumberInput prefix="₹" controls={false} />
        </FormField>
        <FormField<Values>
          name="feeRupees"
          label={say("settings.cod.fee")}
          extra={say("settings.cod.fee.hint")}
          range={{ min: 0, max: COD.maxFeeRupees }}
          check={missing("feeRupees")}
        >
          <NumberInput prefix="₹" controls={false} />
        </FormField>
      </div>
      <div className="pair">
        <FormField<Values> name="share" label={say("settings.cod.share")}>
          <Select options={COD_SHARES.map((one) => ({ value: one, label: say(`settings.cod.share.${one}`) }))} />
        </FormField>
        {share === "rupees" && (
          <FormField<Values>
            name="shareRupees"
            label={say("settings.cod.share.rupees.of")}
            range={{ min: 1, max: COD.maxRupees }}
            check={missing("shareRupees")}
          >
            <NumberInput prefix="₹" controls={false} />
          </FormField>
        )}
        {share === "percent" && (
          <FormField<Values>
            name="sharePercent"
            label={say("settings.cod.share.percent.of")}
            range={{ min: 1, max: COD.maxSharePercent }}
            check={missing("sharePercent")}
          >
            <NumberInput controls={false} />
          </FormField>
        )}
      </div>
      <FormField<Values> name="words" label={say("settings.cod.words")}>
        <Input.TextArea rows={2} maxLength={roomFor(COD.maxWords)} />
      </FormField>
      <FormField<Values> name="wordsHindi" label={say("settings.cod.words.hindi")}>
        <Input.TextArea rows={2} maxLength={roomFor(COD.maxWords)} lang="hi" />
      </FormField>
    </SectionForm>
  )
}
