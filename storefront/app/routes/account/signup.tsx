import { SignUp } from "~/features/account/sign-up/sign-up"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Sign Up",
    description: "Make an account to keep your measurements and follow your orders.",
    path: paths.signup,
    noindex: true,
  })

export default SignUp
