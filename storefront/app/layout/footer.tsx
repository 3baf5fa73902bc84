import { SHOP, shopAddress, whatsappLink } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Icon, type IconName } from "~/ui/icon"
import styles from "./footer.module.css"
import { Logo } from "./logo"

const GROUPS = [
  {
    title: "The shop",
    links: [
      { to: paths.about, name: "About us" },
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
    ],
  },
  {
    title: "The fine print",
    links: [
      { to: paths.shipping, name: "Shipping Policy" },
      { to: paths.returns, name: "Refund & Return Policy" },
      { to: paths.terms, name: "Terms & Conditions" },
      { to: paths.privacy, name: "Privacy Policy" },
    ],
  },
]

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.house}>
          <Logo />
          <p>Shirts and trousers, cut and sewn by hand. Tailoring since {SHOP.since}.</p>
          <address className={styles.address}>
            {shopAddress()}
            <br />
            <a href={`tel:+${SHOP.phoneDigits}`}>{SHOP.phone}</a>
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
          © {SHOP.since}–{new Date().getFullYear()} {SHOP.name}. All rights reserved.
        </p>
        <ul className={styles.social}>
          {Object.entries(SHOP.social).map(([name, url]) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${SHOP.name} on ${name}`}>
                <Icon name={name.toLowerCase() as IconName} />
              </a>
            </li>
          ))}
          <li>
            <a
              href={whatsappLink(`Hello ${SHOP.name}, I have a question.`)}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.whatsapp}
            >
              <Icon name="chat" /> WhatsApp
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
