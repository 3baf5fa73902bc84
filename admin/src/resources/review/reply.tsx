import { REVIEW } from "@silai/contracts/review/limits"
import { roomFor } from "@silai/contracts/room"
import { Button, Input } from "antd"
import { useMay } from "../../providers/may"
import { dateTimeOf } from "../../ui/format"
import { NewerText } from "../../ui/form/newer-text"
import { useOwnText } from "../../ui/form/use-own-text"
import { useAct } from "../../ui/use-act"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { useSay } from "../../words/language"
import { askReviewAnswer, type ReviewRecord } from "./calls"

/** The shop's reply to a review. A colleague's replaces what is shown, not what is being typed. */
export function Reply({ review: { _id, reply, repliedBy } }: { review: ReviewRecord }) {
  const say = useSay()
  const may = useMay()
  const { act, busy } = useAct("review")
  const own = useOwnText(reply?.text ?? "")
  const { text, setText, isChanged, theirs, saved } = own
  useLeaveGuard(isChanged)
  if (!may("review.write") && !reply) return null
  const save = (now: string) =>
    void act(askReviewAnswer, { reviewId: _id, reply: now }, () => {
      saved(now)
      if (now === "" && !isChanged) setText("")
    })
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
          <NewerText own={own} />
          <div className="row">
            <Button
              type="primary"
              loading={busy}
              disabled={!isChanged || !text.trim()}
              onClick={() => save(text.trim())}
            >
              {say(theirs === null ? "review.reply.save" : "form.keep")}
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
