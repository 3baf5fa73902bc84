import { CheckForm } from "~/features/uid/check-form"
import { LabelPicture } from "~/features/uid/label-picture"
import styles from "~/features/uid/uid.module.css"
import { uidWords } from "~/features/uid/words"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () => pageMeta({ title: uidWords.title, description: uidWords.about, path: paths.authentic })

export default function Authentic() {
  return (
    <Page title={uidWords.title} lead={uidWords.lead}>
      <div className={styles.entry}>
        <CheckForm />
        <LabelPicture />
      </div>
    </Page>
  )
}
