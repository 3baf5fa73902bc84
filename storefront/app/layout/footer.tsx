import { dayTextInIndia } from "@silai/contracts/india"
import { shopAddress, telLink, whatsappLink } from "@silai/contracts/shop/identity"
import { SOCIAL, type Social } from "@silai/contracts/shop/limits"
import { SHOP } from "@silai/contracts/shop/settings"
import { useState } from "react"
import { Link } from "react-router"
import { InsightChoice } from "~/features/insight/insight-choice"
import { openingHours } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./footer.module.css"
import { Logo } from "./logo"
import { POLICIES } from "./policies"

const GROUPS = [
  {
    title: "The shop",
    links: [
      { to: paths.about, name: "About us" },
      { to: paths.madeToMeasure, name: "Made to measure" },
      { to: paths.sizeGuide, name: "Size Guide" },
      { to: paths.authentic, name: "Product Authenticity" },
    ],
  },
  {
    title: "Your order",
    links: [
      { to: paths.bag, name: "My Bag" },
      { to: paths.trackOrder, name: "Track Order" },
      { to: paths.support, name: "Support" },
      { to: paths.faq, name: "FAQ" },
    ],
  },
  {
    title: "The fine print",
    links: POLICIES,
  },
]

export function Footer() {
  const { identity } = shop()
  const [year] = useState(() => dayTextInIndia(Date.now()).slice(0, 4))
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.house}>
          <Logo />
          <p>Shirts and trousers, cut and sewn by hand. Tailoring since {SHOP.since}.</p>
          <address className={styles.address}>
            {shopAddress(identity)}
            <span>{openingHours()}</span>
            {[identity.phone, identity.otherPhone].filter(Boolean).map((phone) => (
              <a key={phone} href={telLink(phone)}>
                {phone}
              </a>
            ))}
          </address>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.foot}>
        <p>
          © {SHOP.since}–{year} {SHOP.name}. All rights reserved.
        </p>
        <InsightChoice className={styles.choice} />
        <ul className={styles.social}>
          {(Object.keys(SOCIAL) as Social[])
            .filter((name) => identity[name])
            .map((name) => (
              <li key={name}>
                <a
                  href={identity[name]}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${SHOP.name} on ${SOCIAL[name].label}`}
                >
                  <Icon name={name} />
                </a>
              </li>
            ))}
          <li>
            <a
              href={whatsappLink(identity, `Hello ${SHOP.name}, I have a question.`)}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.whatsapp}
            >
              <Icon name="chat" /> WhatsApp {identity.whatsapp}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
