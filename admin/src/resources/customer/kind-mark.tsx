import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { TapeIcon } from "../../ui/icons"
import { KIND_WORDS } from "./words"
import style from "./kind-mark.module.css"

/** Whether a customer has an account, and a tape icon when there are measurements. */
export const KindMark = ({
  customer: { kind, hasMeasurements },
}: {
  customer: Pick<CustomerRow, "kind" | "hasMeasurements">
}) => (
  <span className={style.mark} data-kind={kind}>
    {KIND_WORDS[kind]}
    {hasMeasurements && (
      <span className={style.tape} title="Has measurements">
        <TapeIcon />
        <span className="unseen">, measured</span>
      </span>
    )}
  </span>
)
