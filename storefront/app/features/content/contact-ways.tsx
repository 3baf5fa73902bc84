import { SHOP, shopAddress, whatsappLink } from "@silai/contracts/shop/settings"
import { openingHours, useOpenToday } from "~/lib/opening-words"
import { Icon, type IconName } from "~/ui/icon"
import styles from "./contact-ways.module.css"

type Way = { icon: IconName; name: string; what: string; href?: string; note: string }
const WAYS: Way[] = [
  {
    icon: "chat",
    name: "WhatsApp",
    what: SHOP.phone,
    href: whatsappLink(`Hello ${SHOP.name}, I need a little help.`),
    note: "The quickest; send a picture if it helps.",
  },
  { icon: "phone", name: "Telephone", what: SHOP.phone, href: `tel:+${SHOP.phoneDigits}`, note: SHOP.hours },
  {
    icon: "mail",
    name: "E-mail",
    what: SHOP.email,
    href: `mailto:${SHOP.email}`,
    note: "We answer within one working day.",
  },
]

/** All ways to contact the shop. */
export function ContactWays() {
  const openToday = useOpenToday()
  const theShop: Way = {
    icon: "pin",
    name: "The shop",
    what: shopAddress(),
    note: [openingHours(), openToday].filter(Boolean).join(". "),
  }
  return (
    <ul className={styles.ways}>
      {[...WAYS, theShop].map(({ icon, name, what, href, note }) => (
        <li key={name} className={styles.way}>
          <Icon name={icon} size={26} className={styles.icon} />
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p>{href ? <a href={href}>{what}</a> : what}</p>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
