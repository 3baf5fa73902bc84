import { ConfirmEmail } from "~/features/account/mailed-link/confirm-email"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Confirm your email",
    description: "Confirm that an email is yours.",
    path: paths.confirmEmail,
    noindex: true,
  })

export default ConfirmEmail
