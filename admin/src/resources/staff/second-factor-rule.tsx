import { Switch } from "antd"
import { useId, useState } from "react"
import { call } from "../../providers/call"
import { useSay } from "../../words/language"
import { askRequirement } from "./calls"
import { ProofDialog } from "./proof-dialog"
import style from "./second-factor.module.css"

/** The owner's switch: whether all staff need a second step. `without` have none yet. */
export function SecondFactorRule({ required, without }: { required: boolean; without: number }) {
  const id = useId()
  const say = useSay()
  const [asking, setAsking] = useState(false)
  return (
    <section className={`${style.sheet} ${style.rule}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>Two-step sign-in for all staff</h2>
        <p className={style.soft}>All staff must use a code from their phone after the password.</p>
      </div>
      <Switch checked={required} onChange={() => setAsking(true)} aria-labelledby={id} />
      <ProofDialog
        open={asking}
        title={say(required ? "factor.leave.title" : "factor.require.title")}
        words={
          required
            ? say("factor.leave.words")
            : without === 0
              ? say("factor.require.all-have")
              : say("factor.require.words", { n: without })
        }
        button={say(required ? "factor.leave" : "factor.require")}
        onClose={() => setAsking(false)}
        ask={(proof) => call(askRequirement, { required: !required, ...proof })}
      />
    </section>
  )
}
