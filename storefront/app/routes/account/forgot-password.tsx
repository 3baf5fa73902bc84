import { ForgotPassword } from "~/features/account/password/forgot-password"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Forgot Password",
    description: "Ask for a link to set a new password.",
    path: paths.forgotPassword,
    noindex: true,
  })

export default ForgotPassword
