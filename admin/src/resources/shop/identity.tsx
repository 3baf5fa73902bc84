import { GSTIN, PIN } from "@silai/contracts/checkout/limits"
import { STATES } from "@silai/contracts/place/states"
import { FIRST_IDENTITY, type Identity } from "@silai/contracts/shop/identity"
import { wrongInIdentity } from "@silai/contracts/shop/identity-rules"
import { IDENTITY } from "@silai/contracts/shop/limits"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { roomFor } from "@silai/contracts/room"
import { Input, Select } from "antd"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { translated, useSay } from "../../words/language"
import { IdentityPreview } from "./identity-preview"
import { asWritten, identityFields, identityWords } from "./identity-values"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import style from "./settings.module.css"

export const IdentitySettings = () => (
  <SectionPage section="identity">{(record) => <IdentityForm record={record} />}</SectionPage>
)

const { max } = IDENTITY
const states = STATES.map(({ name }) => ({ value: name, label: name })).sort((one, other) =>
  one.label.localeCompare(other.label),
)

function IdentityForm({ record }: { record: SettingsRecord<"identity"> }) {
  const say = useSay()
  const words = identityWords(say)
  const at = useRecordForm<SettingsRecord<"identity">, Identity>({
    resource: "shop-settings",
    id: "identity",
    record,
    blank: FIRST_IDENTITY,
    valuesOf: ({ values }) => values,
    fields: words,
    variables: (values, { version }) => ({ values: asWritten(values), version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  const field = (name: keyof Identity) => ({
    name,
    label: words[name],
    checkOnLeaving: true,
    check: (now: Identity) => {
      const wrong = wrongInIdentity(asWritten(now))[name]
      return wrong && translated(wrong)
    },
  })
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={(values, before) => identityFields(words, values, before) || say("settings.as-before")}
      onTake={at.set}
    >
      <section className="part">
        <h2>{say("settings.papers")}</h2>
        <p className="quiet">{say("settings.papers.note")}</p>
        <FormField<Identity> {...field("legalName")}>
          <Input maxLength={roomFor(max.legalName)} />
        </FormField>
        <FormField<Identity> {...field("gstin")} extra={say("settings.gstin.hint")}>
          <Input maxLength={GSTIN.maxWritten} spellCheck={false} className={style.code} />
        </FormField>
      </section>
      <section className="part">
        <h2>{say("settings.address")}</h2>
        <FormField<Identity> {...field("line1")}>
          <Input maxLength={roomFor(max.line)} />
        </FormField>
        <FormField<Identity> {...field("line2")}>
          <Input maxLength={roomFor(max.line)} />
        </FormField>
        <div className="three">
          <FormField<Identity> {...field("city")}>
            <Input maxLength={roomFor(max.city)} />
          </FormField>
          <FormField<Identity> {...field("pincode")}>
            <Input maxLength={PIN.maxWritten} inputMode="numeric" />
          </FormField>
          <FormField<Identity> {...field("state")}>
            <Select options={states} showSearch optionFilterProp="label" />
          </FormField>
        </div>
      </section>
      <section className="part">
        <h2>{say("settings.reach")}</h2>
        <div className="three">
          <FormField<Identity> {...field("phone")}>
            <Input type="tel" maxLength={roomFor(max.phone)} />
          </FormField>
          <FormField<Identity> {...field("otherPhone")} extra={say("settings.may-be-empty")}>
            <Input type="tel" maxLength={roomFor(max.phone)} />
          </FormField>
          <FormField<Identity> {...field("whatsapp")}>
            <Input type="tel" maxLength={roomFor(max.phone)} />
          </FormField>
        </div>
        <FormField<Identity> {...field("email")}>
          <Input type="email" maxLength={roomFor(max.email)} />
        </FormField>
      </section>
      <section className="part">
        <h2>{say("settings.elsewhere")}</h2>
        <p className="quiet">{say("settings.elsewhere.note")}</p>
        {(["instagram", "facebook", "youtube"] as const).map((name) => (
          <FormField<Identity> key={name} {...field(name)}>
            <Input type="url" inputMode="url" maxLength={roomFor(max.link)} placeholder="https://" />
          </FormField>
        ))}
        <FormField<Identity> {...field("marketplace")} extra={say("settings.marketplace.hint")}>
          <Input type="url" inputMode="url" maxLength={roomFor(max.link)} placeholder="https://" />
        </FormField>
      </section>
      <IdentityPreview identity={asWritten(at.values)} />
    </SectionForm>
  )
}
