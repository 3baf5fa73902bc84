import { readUid, writeUid } from "@silai/contracts/uid/code"
import { UID } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import { retryImport } from "~/lib/retry-import"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { Icon } from "~/ui/icon"
import { Spinner } from "~/ui/spinner"
import styles from "./uid.module.css"
import { uidWords } from "./words"

/** A number, typed or scanned; an impossible one is refused here, without a call. */
export function CheckForm({ start = "" }: { start?: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)

  const goTo = (text: string, refusal?: string) => {
    const read = readUid(text)
    if ("fault" in read) return setError(refusal ?? String(uidRefusals[read.fault].say))
    setTyped(writeUid(read.id))
    void navigate(paths.authenticOf(read.id))
  }
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Input from before hydration is only in the field itself.
    goTo(String(new FormData(event.currentTarget).get("uid") ?? typed))
  }
  const scan = async (file: File | undefined) => {
    if (!file) return
    setError(null)
    setIsReading(true)
    try {
      const { codeIn } = await retryImport(() => import("./read-code"))
      const text = await codeIn(file)
      if (text === null) setError(uidWords.noCode)
      else goTo(text, uidWords.foreignCode)
    } catch {
      setError(uidWords.noCode)
    } finally {
      setIsReading(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={check} noValidate>
      <Field
        label={uidWords.number}
        name="uid"
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={UID.maxTyped}
        placeholder={uidWords.form}
        className={styles.number}
        hint={uidWords.hint}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError(null)
        }}
      />
      <div className={styles.ways}>
        <Button type="submit">{uidWords.check}</Button>
        <label className={styles.scan} data-busy={isReading || undefined}>
          {isReading ? <Spinner /> : <Icon name="zoom" size={20} />}
          <span>{isReading ? uidWords.scanning : uidWords.scan}</span>
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            disabled={isReading}
            onChange={({ currentTarget }) => {
              void scan(currentTarget.files?.[0])
              // The same picture may be chosen again.
              currentTarget.value = ""
            }}
          />
        </label>
      </div>
      <p className={styles.note}>{uidWords.scanNote}</p>
    </form>
  )
}
