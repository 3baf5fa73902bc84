import { type Identity, shopAddress, telLink, whatsappLink } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { shop } from "~/lib/shop/shop"
import { openingHours, useComingHolidays, useOpenToday } from "~/lib/shop/opening-words"
import { Icon, type IconName } from "~/ui/icon"
import styles from "./contact-ways.module.css"

/** When messages are read. */
const answered = () => openingHours() && `We answer ${openingHours()}`

type Way = { icon: IconName; name: string; what: string; href?: string; note: string }

const waysTo = (identity: Identity): Way[] => [
  {
    icon: "chat",
    name: "WhatsApp",
    what: identity.whatsapp,
    href: whatsappLink(identity, `Hello ${SHOP.name}, I need a little help.`),
    note: ["The quickest; send a picture if it helps", answered()].filter(Boolean).join(". "),
  },
  ...[identity.phone, identity.otherPhone].filter(Boolean).map((phone): Way => ({
    icon: "phone",
    name: "Telephone",
    what: phone,
    href: telLink(phone),
    note: openingHours(),
  })),
  {
    icon: "mail",
    name: "E-mail",
    what: identity.email,
    href: `mailto:${identity.email}`,
    note: "We answer within one working day.",
  },
]

/** All ways to contact the shop. */
export function ContactWays() {
  const openToday = useOpenToday()
  const holidays = useComingHolidays()
  const theShop: Way = {
    icon: "pin",
    name: "The shop",
    what: shopAddress(shop().identity),
    note: [openingHours(), openToday, ...holidays].filter(Boolean).join(". "),
  }
  return (
    <ul className={styles.ways}>
      {[...waysTo(shop().identity), theShop].map(({ icon, name, what, href, note }) => (
        <li key={what + name} className={styles.way}>
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
