import { LOCK_SUBJECTS } from "@silai/contracts/account/limits"
import type { LiftedLock, Lock } from "@silai/contracts/account/staff-calls"
import { Button } from "antd"
import { dateTimeOf, phoneOf } from "../../ui/format"
import { useAct } from "../../ui/use-act"
import { useNarrow } from "../../ui/use-narrow"
import { useSay } from "../../words/language"
import { askUnlock } from "./calls"
import style from "./staff.module.css"

type Props = { locks: Lock[]; lifted: LiftedLock[] }

const shown = ({ kind, who }: Pick<Lock, "kind" | "who">) => (LOCK_SUBJECTS[kind] === "person" ? who : phoneOf(who))

/** Staff locked out by wrong tries; one click lets them try again. Renders nothing while there are none. */
export function Locks({ locks, lifted }: Props) {
  const say = useSay()
  if (!locks.length && !lifted.length) return null
  return (
    <section className={style.section} aria-labelledby="locks">
      <h2 id="locks">{say("locks.title")}</h2>
      <p className={style.soft}>{say("locks.why")}</p>
      {locks.length > 0 && (
        <ul className={style.sheet}>
          {locks.map((lock) => (
            <Row key={`${lock.kind} ${lock.subject}`} lock={lock} />
          ))}
        </ul>
      )}
      {lifted.length > 0 && (
        <ul className={style.sheet} aria-label={say("locks.lifted")}>
          {lifted.map((one) => (
            <li key={`${one.at} ${one.kind} ${one.who}`} className={style.invitation}>
              <span className={style.two}>
                <b>{shown(one)}</b>
                <span>{say(`locks.${one.kind}`)}</span>
              </span>
              <span className={style.soft}>{say("locks.lifted-by", { by: one.by, when: dateTimeOf(one.at) })}</span>
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
    <li className={style.invitation}>
      <span className={style.two}>
        <b>{name}</b>
        <span>
          {say(`locks.${kind}`)}
          {email && email !== name && `, ${email}`}
        </span>
      </span>
      <span className={style.trouble}>{say("locks.until", { when: dateTimeOf(until) })}</span>
      <span className={style.tools}>
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
