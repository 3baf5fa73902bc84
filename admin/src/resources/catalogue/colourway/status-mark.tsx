import type { ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { Mark, type Tone } from "../../../ui/mark"
import { STATUS_WORDS } from "./words"
import style from "./parts.module.css"

const TONE: Record<ColourwayStatus, Tone> = { published: "done", draft: "fresh", archived: "quiet" }

export const StatusMark = ({ status }: { status: ColourwayStatus }) => (
  <Mark tone={TONE[status]}>{STATUS_WORDS[status]}</Mark>
)

/** A dot in the colour of the cloth. */
export const Swatch = ({ code }: { code: string }) => (
  <span
    className={style.swatch}
    data-cloth
    style={{ background: /^#[0-9a-f]{6}$/i.test(code) ? code : "transparent" }}
    aria-hidden="true"
  />
)
