import { SHOP } from "@silai/contracts/shop/settings"
import { App, Button, Checkbox } from "antd"
import { useEffect, useRef, useState } from "react"
import { printOnly } from "../../ui/print/print-only"
import { saveFile } from "../../ui/print/save-file"
import style from "./second-factor.module.css"

/** The recovery codes, shown once: to copy, save as a file, or print. */
export function RecoveryCodes({ email, codes, onDone }: { email: string; codes: string[]; onDone: () => void }) {
  const { message } = App.useApp()
  const [saved, setSaved] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = `${SHOP.name} back office: recovery codes of ${email}`
  const text = [title, "Each works once, in place of a code from the phone.", "", ...codes, ""].join("\n")

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      void message.success("The codes are copied.")
    } catch {
      void message.error("The browser did not allow copying. Select the codes and copy them by hand.")
    }
  }
  return (
    <div className={style.form}>
      <div ref={sheet} className={`${style.paper} stack`}>
        <h3 ref={heading} tabIndex={-1}>
          Your recovery codes
        </h3>
        <p className="quiet">
          If you lose your phone, each opens the back office once, in place of a code. They are shown only now. Keep
          them apart from your phone.
        </p>
        <p className={style.whose}>{email}</p>
        <ul className={style.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="row">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "silai-recovery-codes.txt")}>
          Download
        </Button>
        <Button onClick={() => printOnly(sheet.current)}>Print</Button>
      </div>
      <Checkbox checked={saved} onChange={(event) => setSaved(event.target.checked)}>
        I have kept them in a safe place
      </Checkbox>
      <div className="row">
        <Button type="primary" disabled={!saved} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
