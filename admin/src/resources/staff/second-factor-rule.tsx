import { Switch } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { Box } from "../../ui/record/box"
import { useSay } from "../../words/language"
import { askRequirement } from "./calls"
import { ProofDialog } from "./proof-dialog"
import style from "./second-factor.module.css"

const title = "Two-step sign-in for all staff"

/** The owner's switch: whether all staff need a second step. `without` have none yet. */
export function SecondFactorRule({ required, without }: { required: boolean; without: number }) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  return (
    <Box
      className={style.rule}
      title={title}
      extra={<Switch checked={required} onChange={() => setAsking(true)} aria-label={title} />}
    >
      <p className="quiet">All staff must use a code from their phone after the password.</p>
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
    </Box>
  )
}
