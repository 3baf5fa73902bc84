import { CHAT } from "@silai/contracts/whatsapp/limits"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Select, Tag } from "antd"
import { useId, useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { Box } from "../../../ui/record/box"
import { useChanged } from "../../../ui/use-changed"
import { useSay } from "../../../words/language"
import { askChoices, type Chat } from "../calls"
import { useChatAct } from "../use-chat-act"

export const CHOICES_KEY = ["whatsapp-choices"] as const

/** The staff who may be given a chat, and the labels in use. */
export const useChoices = () =>
  useQuery({
    queryKey: CHOICES_KEY,
    queryFn: async ({ signal }) => (await call(askChoices, {}, signal)).data,
    staleTime: 60_000,
  })

/** The person who answers a chat, and its labels. */
export function AboutBox({ chat }: { chat: Chat }) {
  const say = useSay()
  const mayWrite = useMay()("chat.write")
  const { assignedTo, labels } = chat
  return (
    <Box title={say("chat.about")}>
      {mayWrite ? (
        <Fields chat={chat} />
      ) : (
        <div className="stack">
          <p>
            <span className="soft">{say("chat.assigned")}: </span>
            {assignedTo?.name ?? say("chat.assigned.none")}
          </p>
          {labels.length > 0 && (
            <p>
              {labels.map((label) => (
                <Tag key={label}>{label}</Tag>
              ))}
            </p>
          )}
        </div>
      )}
    </Box>
  )
}

function Fields({ chat }: { chat: Chat }) {
  const say = useSay()
  const client = useQueryClient()
  const prefix = useId()
  const { change, busy } = useChatAct(chat)
  const { data: choices } = useChoices()
  const { assignedTo, labels } = chat
  // Shown at once, and the base of the next choice, while the shop still takes the last one.
  const [wished, setWished] = useState<string[] | null>(null)
  if (useChanged(labels.join()) && !busy) setWished(null)
  // A person who has left the shop since, or whose list has not arrived, keeps the name.
  const people = choices?.people ?? []
  const known = assignedTo && !people.some(({ userId }) => userId === assignedTo.userId) ? [assignedTo] : []
  return (
    <div className="stack">
      <div className="tight">
        <label htmlFor={`${prefix}who`} className="soft">
          {say("chat.assigned")}
        </label>
        <Select
          id={`${prefix}who`}
          value={assignedTo?.userId ?? ""}
          loading={busy}
          onChange={(userId: string) => change({ assignedTo: userId || null })}
          options={[
            { value: "", label: say("chat.assigned.none") },
            ...[...known, ...people].map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
      </div>
      <div className="tight">
        <label htmlFor={`${prefix}labels`} className="soft">
          {say("chat.labels")}
        </label>
        <Select<string[]>
          id={`${prefix}labels`}
          mode="tags"
          value={wished ?? labels}
          maxCount={CHAT.maxLabels}
          tokenSeparators={[","]}
          placeholder={say("chat.labels.hint")}
          onChange={(next) => {
            const asked = next.map((label) => label.trim()).filter(Boolean)
            setWished(asked)
            change({ labels: asked }, (isTaken) => {
              if (!isTaken) setWished(null)
            })
            void client.invalidateQueries({ queryKey: CHOICES_KEY, refetchType: "none" })
          }}
          options={(choices?.labels ?? []).map((label) => ({ value: label, label }))}
        />
      </div>
    </div>
  )
}
