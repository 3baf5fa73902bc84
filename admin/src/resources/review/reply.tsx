import { REVIEW } from "@silai/contracts/review/limits"
import { roomFor } from "@silai/contracts/room"
import { Button, Input } from "antd"
import { useState } from "react"
import { useMay } from "../../providers/may"
import { dateTimeOf } from "../../ui/format"
import { useAct } from "../../ui/use-act"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { useSay } from "../../words/language"
import { askReviewAnswer, type ReviewRecord } from "./calls"
import style from "./review.module.css"

/** The shop's reply to a review. */
export function Reply({ review: { _id, reply, repliedBy } }: { review: ReviewRecord }) {
  const say = useSay()
  const may = useMay()
  const { act, busy } = useAct("review")
  const [text, setText] = useState(reply?.text ?? "")
  const isChanged = text.trim() !== (reply?.text ?? "")
  useLeaveGuard(isChanged)
  if (!may("review.write") && !reply) return null
  const save = (now: string) => void act(askReviewAnswer, { reviewId: _id, reply: now })
  return (
    <section className="stack" aria-labelledby="reply">
      <h2 id="reply">{say("review.reply")}</h2>
      {reply && <p className="soft">{say("review.reply.by", { name: repliedBy, when: dateTimeOf(reply.at) })}</p>}
      {may("review.write") ? (
        <>
          <Input.TextArea
            aria-labelledby="reply"
            aria-describedby="reply-note"
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={roomFor(REVIEW.maxReply)}
            autoSize={{ minRows: 3, maxRows: 10 }}
          />
          <p id="reply-note" className="soft">
            {say("review.reply.note")}
          </p>
          <div className={style.acts}>
            <Button
              type="primary"
              loading={busy}
              disabled={!isChanged || !text.trim()}
              onClick={() => save(text.trim())}
            >
              {say("review.reply.save")}
            </Button>
            {reply && <Button onClick={() => save("")}>{say("review.reply.remove")}</Button>}
          </div>
        </>
      ) : (
        <p>{reply?.text}</p>
      )}
    </section>
  )
}
