import { SETTINGS } from "@silai/contracts/shop/limits"
import { settingsRefusals, settingsMessages } from "@silai/contracts/shop/messages"
import { type Announcement, FIRST_SETTINGS } from "@silai/contracts/shop/sections"
import { roomFor } from "@silai/contracts/room"
import { Input, Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { translated, useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"
import style from "./settings.module.css"

export const AnnouncementSettings = () => (
  <SectionPage section="announcement">{(record) => <AnnouncementForm record={record} />}</SectionPage>
)

const inWords = (say: Say, { shown, text, link }: Announcement) =>
  [
    shown ? text : [say("settings.bar.hidden"), text].filter(Boolean).join(": "),
    link && say("settings.bar.leads", { link }),
  ]
    .filter(Boolean)
    .join(", ")

function AnnouncementForm({ record }: { record: SettingsRecord<"announcement"> }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"announcement">, Announcement>({
    resource: "shop-settings",
    id: "announcement",
    record,
    blank: FIRST_SETTINGS.announcement,
    valuesOf: ({ values }) => values,
    fields: { shown: say("settings.bar.shown"), text: say("settings.bar.text"), link: say("settings.bar.link") },
    variables: (values, { version }) => ({ values, version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  const { shown, text, link } = at.values
  return (
    <SectionForm record={record} at={at} inWords={(values) => inWords(say, values)} onTake={at.set}>
      <h2>{say("settings.announcement")}</h2>
      <p className="quiet">{say("settings.bar.note")}</p>
      <FormField<Announcement> name="shown" label={say("settings.bar.shown")} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField<Announcement>
        name="text"
        label={say("settings.bar.text")}
        extra={say("settings.bar.letters", { n: text.length, most: SETTINGS.announcement.maxText })}
        check={(now) => (now.shown && !now.text.trim() ? translated(settingsMessages.textMissing) : undefined)}
      >
        <Input maxLength={roomFor(SETTINGS.announcement.maxText)} />
      </FormField>
      <FormField<Announcement>
        name="link"
        label={say("settings.bar.link")}
        extra={say("settings.bar.link.hint")}
        check={(now) =>
          SETTINGS.announcement.link.test(now.link.trim()) ? undefined : translated(settingsMessages.linkShape)
        }
      >
        <Input maxLength={roomFor(SETTINGS.announcement.maxLink)} />
      </FormField>
      <div>
        <p className="quiet">{say("settings.in-shop")}</p>
        <div
          className={style.preview}
          data-shown={shown && text !== ""}
          role="img"
          aria-label={say("settings.bar.looks")}
        >
          {shown && text ? <span data-link={link !== ""}>{text}</span> : say("settings.bar.none")}
        </div>
      </div>
    </SectionForm>
  )
}
