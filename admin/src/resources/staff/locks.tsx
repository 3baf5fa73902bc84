import { LOCK_SUBJECTS } from "@silai/contracts/account/limits"
import type { LiftedLock, Lock } from "@silai/contracts/account/staff-calls"
import { Button } from "antd"
import { dateTimeOf, phoneOf } from "../../ui/format"
import { useAct } from "../../ui/use-act"
import { useNarrow } from "../../ui/use-narrow"
import { useSay } from "../../words/language"
import { askUnlock } from "./calls"

type Props = { locks: Lock[]; lifted: LiftedLock[] }

const shown = ({ kind, who }: Pick<Lock, "kind" | "who">) => (LOCK_SUBJECTS[kind] === "person" ? who : phoneOf(who))

/** Staff locked out by wrong tries; one click lets them try again. Renders nothing while there are none. */
export function Locks({ locks, lifted }: Props) {
  const say = useSay()
  if (!locks.length && !lifted.length) return null
  return (
    <section className="part" aria-labelledby="locks">
      <h2 id="locks">{say("locks.title")}</h2>
      <p className="quiet">{say("locks.why")}</p>
      {locks.length > 0 && (
        <ul className="entries">
          {locks.map((lock) => (
            <Row key={`${lock.kind} ${lock.subject}`} lock={lock} />
          ))}
        </ul>
      )}
      {lifted.length > 0 && (
        <ul className="entries" aria-label={say("locks.lifted")}>
          {lifted.map((one) => (
            <li key={`${one.at} ${one.kind} ${one.who}`} className="between">
              <span>
                <b>{shown(one)}</b>
                <div className="soft">{say(`locks.${one.kind}`)}</div>
              </span>
              <span className="quiet">{say("locks.lifted-by", { by: one.by, when: dateTimeOf(one.at) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ lock }: { lock: Lock }) {
  const say = useSay()
  const { act, busy } = useAct("staff")
  const { kind, subject, email, until } = lock
  const name = shown(lock)
  return (
    <li className="between">
      <span>
        <b>{name}</b>
        <div className="soft">
          {say(`locks.${kind}`)}
          {email && email !== name && `, ${email}`}
        </div>
      </span>
      <span className="trouble">{say("locks.until", { when: dateTimeOf(until) })}</span>
      <span className="row">
        <Button
          size={useNarrow() ? "middle" : "small"}
          loading={busy}
          onClick={() => void act(askUnlock, { kind, subject })}
          aria-label={say("locks.lift-whose", { name })}
        >
          {say("locks.lift")}
        </Button>
      </span>
    </li>
  )
}
