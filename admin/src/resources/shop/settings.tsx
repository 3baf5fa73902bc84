import { useOne } from "@refinedev/core"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { settingsRefusals, settingsSays } from "@silai/contracts/shop/messages"
import { type Announcement, FIRST_SETTINGS } from "@silai/contracts/shop/sections"
import { Button, Input, Switch } from "antd"
import { useMay } from "../../providers/may"
import { ErrorState } from "../../ui/error-state"
import { FormField } from "../../ui/form/field"
import { FormFrame } from "../../ui/form/form-frame"
import { useRecordForm } from "../../ui/form/use-record-form"
import { RecordHistory } from "../../ui/record-history"
import { PageSkeleton } from "../../ui/skeleton"
import { useTitle } from "../../ui/use-title"
import type { SettingsRecord } from "./settings-calls"
import page from "../../ui/record.module.css"
import style from "./settings.module.css"

const SECTION = "announcement"

/** What the shopkeeper says about the shop. */
export function Settings() {
  useTitle("Settings")
  const { query } = useOne<SettingsRecord>({ resource: "shop-settings", id: SECTION, errorNotification: false })
  const record = query.data?.data
  if (record) return <AnnouncementForm record={record} />
  if (!query.error) return <PageSkeleton />
  return <ErrorState whole error={query.error as unknown as Error} onRetry={() => void query.refetch()} />
}

const inWords = ({ shown, text, link }: Announcement) =>
  [shown ? text : `Not shown${text && `: ${text}`}`, link && `leads to ${link}`].filter(Boolean).join(", ")

function AnnouncementForm({ record }: { record: SettingsRecord }) {
  const mayChange = useMay()("settings.write")
  const at = useRecordForm<SettingsRecord, Announcement>({
    resource: "shop-settings",
    id: SECTION,
    record,
    blank: FIRST_SETTINGS.announcement,
    valuesOf: ({ values }) => values,
    fields: { shown: "Shown", text: "Text", link: "Link" },
    variables: (values, { version }) => ({ values, version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  const { shown, text, link } = at.values
  return (
    <article className={page.page}>
      <header className={page.head}>
        <div>
          <h1>Settings</h1>
          <p className={page.under}>The shop shows a change within a second or two.</p>
        </div>
      </header>
      <FormFrame at={at} name="settings" save="Save">
        <div className={page.columns}>
          <fieldset disabled={!mayChange} className={style.fields}>
            <h2>Announcement bar</h2>
            <p className={style.soft}>One line above every page of the shop.</p>
            <FormField<Announcement> name="shown" label="Shown" valuePropName="checked">
              <Switch />
            </FormField>
            <FormField<Announcement>
              name="text"
              label="Text"
              extra={`${text.length} of ${SETTINGS.announcement.maxText} letters.`}
              check={(now) => (now.shown && !now.text.trim() ? settingsSays.textMissing : undefined)}
            >
              <Input maxLength={SETTINGS.announcement.maxText} />
            </FormField>
            <FormField<Announcement>
              name="link"
              label="Link"
              extra="A page of the shop, such as /explore; empty: the line leads nowhere."
              check={(now) => (SETTINGS.announcement.link.test(now.link.trim()) ? undefined : settingsSays.linkShape)}
            >
              <Input maxLength={SETTINGS.announcement.maxLink} />
            </FormField>
            <div>
              <p className={style.soft}>In the shop</p>
              <div className={style.preview} data-shown={shown && text !== ""} role="img" aria-label="How it looks">
                {shown && text ? <span data-link={link !== ""}>{text}</span> : "No line"}
              </div>
            </div>
          </fieldset>
          <aside className={page.side}>
            <section className={page.box} aria-labelledby="history">
              <h2 id="history">History</h2>
              <RecordHistory
                resource="shop-settings"
                id={SECTION}
                version={record.version}
                none="Nobody has changed it yet."
                nameOf={({ data }) => {
                  const { version, values } = data as SettingsRecord
                  return (
                    <>
                      {version === 0 ? "As the shop began: not shown" : inWords(values)}{" "}
                      {mayChange && version !== record.version && (
                        <Button
                          type="link"
                          size="small"
                          onClick={() => at.set(values)}
                          aria-label={`Take again: ${inWords(values)}`}
                        >
                          Take again
                        </Button>
                      )}
                    </>
                  )
                }}
              />
            </section>
          </aside>
        </div>
      </FormFrame>
    </article>
  )
}
