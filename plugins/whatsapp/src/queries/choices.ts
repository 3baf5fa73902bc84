import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import { mayDo, ROLES } from "@silai/contracts/staff/roles"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT_LABELS } from "@silai/contracts/whatsapp/limits"
import { databaseOf, many, type Sql } from "@silai/kit/knex"

type Choices = ReplyOf<typeof whatsappCalls.choices>["data"]

/** The staff whose role answers chats, by name. */
export const peopleWhoAnswer = (container: MedusaContainer, sql: Sql): Promise<Choices["people"]> =>
  container.resolve("account").peopleOf(
    sql,
    ROLES.filter((role) => mayDo(role, "chat.write")),
  )

/** The choices for a chat: a person to assign, and the labels that other chats have. */
export async function readChoices(container: MedusaContainer): Promise<Choices> {
  const sql = databaseOf(container)
  const [people, labels] = await Promise.all([
    peopleWhoAnswer(container, sql),
    many<{ label: string }>(
      sql,
      `select distinct unnest(labels) as label from whatsapp_chat where labels <> '{}' order by label limit ?`,
      [CHAT_LABELS.most],
    ),
  ])
  return { people, labels: labels.map(({ label }) => label) }
}
