import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { Input } from "antd"
import style from "./form.module.css"

type Props = { id?: string; value?: string; onChange?: (code: string) => void; "aria-invalid"?: "true" }

/** A swatch's code, typed or picked: "#17171A". The browser's picker: antd's weighs 25 KB. */
export const ColourField = ({ value = "", onChange, ...input }: Props) => (
  <span className="row">
    <input
      type="color"
      className={style.well}
      aria-label="Pick the swatch's colour"
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#FFFFFF"}
      onChange={({ target }) => onChange?.(target.value.toUpperCase())}
    />
    <Input
      {...input}
      maxLength={COLOURWAY.maxWritten}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange?.(target.value.trim())}
    />
  </span>
)
