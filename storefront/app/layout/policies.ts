import { paths } from "~/paths"

/** The shop's policies, linked by both footers. */
export const POLICIES = [
  { to: paths.shipping, name: "Shipping Policy" },
  { to: paths.returns, name: "Refund & Return Policy" },
  { to: paths.terms, name: "Terms & Conditions" },
  { to: paths.privacy, name: "Privacy Policy" },
]
