import type { ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { STATUS_WORDS } from "./words"
import style from "./parts.module.css"

export const StatusMark = ({ status }: { status: ColourwayStatus }) => <span className={style.mark} data-status={status}>{STATUS_WORDS[status]}</span>

/** A dot in the colour of the cloth. */
export const Swatch = ({ code }: { code: string }) => <span className={style.swatch} style={{ background: /^#[0-9a-f]{6}$/i.test(code) ? code : "transparent" }} aria-hidden="true" />
