import type { ReactNode } from "react"
import { phoneOf } from "../format"
import page from "./record.module.css"

/** A box next to a record's main part; a tool is at the end of its title. */
export const Box = ({ title, tool, children }: { title: string; tool?: ReactNode; children: ReactNode }) => (
  <section className={page.box}>
    <div className={page.boxHead}>
      <h2>{title}</h2>
      {tool}
    </div>
    {children}
  </section>
)

/** A row of a list of facts (`dl`). */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** An Indian number that the phone dials. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:+91${phone.replace(/\D/g, "").slice(-10)}`} className="figures">
    {phoneOf(phone)}
  </a>
)
