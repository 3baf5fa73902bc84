import { SignIn } from "~/features/account/sign-in/sign-in"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Sign In",
    description: "Sign in to your account by phone, email or Google.",
    path: paths.signin,
    noindex: true,
  })

export default SignIn
