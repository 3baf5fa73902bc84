import { referenceOf } from "@silai/contracts/refused"
import { useSay } from "../../words/language"
import { CopyButton } from "../copy-button"
import style from "./state.module.css"

/** The id by which the shop's log names the request that failed; nothing for an ordinary refusal. */
export function Reference({ error }: { error: Error }) {
  const say = useSay()
  const id = referenceOf(error)
  if (!id) return null
  return (
    <small className={style.reference}>
      {say("state.reference")} <code>{id}</code> <CopyButton text={id} label={say("state.reference.copy")} />
    </small>
  )
}
