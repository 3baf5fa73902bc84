import { settingsRefusals } from "@silai/contracts/shop/messages"
import { FIRST_SETTINGS } from "@silai/contracts/shop/sections"
import { quickReplyMessages } from "@silai/contracts/whatsapp/messages"
import {
  isShortcut,
  type QuickReplies,
  shortcutTwice,
  unknownPlaceholders,
} from "@silai/contracts/whatsapp/quick-replies"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import { translated, useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { QuickRepliesField } from "./quick-replies-field"
import { SectionForm } from "./section-form"
import { SectionPage } from "./section-page"
import type { SettingsRecord } from "./settings-calls"

export const QuickReplySettings = () => (
  <SectionPage section="quickReplies">{(record) => <QuickReplyForm record={record} />}</SectionPage>
)

const shortcutsOf = ({ replies }: QuickReplies) => replies.map(({ shortcut }) => `/${shortcut}`).join(", ")

const asWritten = ({ replies }: QuickReplies): QuickReplies => ({
  replies: replies.map(({ shortcut, text }) => ({ shortcut: shortcut.trim(), text: text.trim() })),
})

function wrongIn(say: Say, { replies }: QuickReplies): string | undefined {
  if (replies.some(({ shortcut }) => !isShortcut(shortcut))) return translated(quickReplyMessages.shortcut)
  if (replies.some(({ text }) => text === "")) return translated(quickReplyMessages.noText)
  if (shortcutTwice(replies) !== null) return translated(quickReplyMessages.twice)
  for (const { shortcut, text } of replies) {
    const [word] = unknownPlaceholders(text)
    if (word) return say("settings.quick.unknown", { shortcut: `/${shortcut}`, word: `{${word}}` })
  }
  return undefined
}

function QuickReplyForm({ record }: { record: SettingsRecord<"quickReplies"> }) {
  const say = useSay()
  const at = useRecordForm<SettingsRecord<"quickReplies">, QuickReplies>({
    resource: "shop-settings",
    id: "quickReplies",
    record,
    blank: FIRST_SETTINGS.quickReplies,
    valuesOf: ({ values }) => values,
    fields: {
      replies: { label: say("settings.quick.list"), textOf: (replies) => shortcutsOf({ replies }) || "–" },
    },
    variables: (values, { version }) => ({ values: asWritten(values), version }),
    conflicts: [settingsRefusals.settings_changed.code],
  })
  return (
    <SectionForm
      record={record}
      at={at}
      inWords={(values) => shortcutsOf(values) || say("settings.quick.count", { n: 0 })}
      onTake={at.set}
    >
      <h2>{say("settings.quickReplies")}</h2>
      <p className="quiet">{say("settings.quick.note")}</p>
      <FormField<QuickReplies> name="replies" check={(values) => wrongIn(say, asWritten(values))}>
        <QuickRepliesField />
      </FormField>
    </SectionForm>
  )
}
