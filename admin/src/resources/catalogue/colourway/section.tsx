import type { ReactNode } from "react"
import style from "./form.module.css"

/** One section of the form, with an explanation next to it. */
export const Section = ({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) => (
  <section className={style.section}>
    <div className={style.about}>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
    </div>
    <div className={style.fields}>{children}</div>
  </section>
)
