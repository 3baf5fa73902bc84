import { whatsappLink } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import styles from "~/features/content/asking.module.css"
import { Page } from "~/layout/page"
import { shop } from "~/lib/shop"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import { LinkButton, OutsideButton } from "~/ui/button"
import type { Route } from "./+types/authentic-result"

const TITLE = "Product Authenticity"

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: TITLE,
    description: "Ask whether a piece with this number is genuine.",
    path: paths.authenticOf(params.uid),
    noindex: true,
  })

/** The register of numbers is in the workshop; this page passes the number to somebody who can look it up. */
export default function AuthenticResult({ params }: Route.ComponentProps) {
  const { identity } = shop()
  return (
    <Page title={TITLE} width="narrow" lead="We look this number up in the workshop's register for you.">
      <div className={styles.result}>
        <p className={styles.uid}>{params.uid}</p>
        <p>
          Send it to us on WhatsApp, best with a picture of the label, or read it out on {identity.phone}.{" "}
          {identity.hours}.
        </p>
        <div className={styles.ways}>
          <OutsideButton
            href={whatsappLink(identity, `Hello ${SHOP.name}, is the piece with the number ${params.uid} genuine?`)}
          >
            Ask on WhatsApp
          </OutsideButton>
          <LinkButton kind="plain" to={paths.authentic}>
            Another number
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
