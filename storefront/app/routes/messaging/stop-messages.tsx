import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { MessageChoice } from "~/features/messaging/message-choice"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import type { Route } from "./+types/stop-messages"

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: stopMessages.title,
    description: stopMessages.lead,
    path: paths.stopMessages(params.key),
    noindex: true,
  })
/** The key ends messages: no cache keeps a page under it. */
export const headers = () => ({ "cache-control": "no-store" })

export default function StopMessagesRoute({ params }: Route.ComponentProps) {
  return (
    <Page title={stopMessages.title} lead={stopMessages.lead}>
      <MessageChoice linkKey={params.key} />
    </Page>
  )
}
