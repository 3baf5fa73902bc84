import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import styles from "~/features/content/asking.module.css"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"

const TITLE = "Product Authenticity"
const LONGEST = 40

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: "Every piece we make carries its own number. Enter it to see whether yours is genuine.",
    path: paths.authentic,
  })

export default function Authentic() {
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const uid = String(new FormData(event.currentTarget).get("uid") ?? "")
      .replace(/[\s-]+/g, "")
      .toUpperCase()
    if (!uid) return setError("Please enter the number on the label.")
    void navigate(paths.authenticOf(uid))
  }

  return (
    <Page
      title={TITLE}
      width="narrow"
      lead="Every piece we make carries its own number on a small label inside: at the collar of a shirt, at the waistband of trousers."
    >
      <form className={styles.form} onSubmit={check} noValidate>
        <Field
          label="Number on the label"
          name="uid"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          hint="Letters and digits; spaces and dashes do not matter."
          error={error}
          onChange={() => setError(null)}
        />
        <Button type="submit">Check</Button>
      </form>
    </Page>
  )
}
