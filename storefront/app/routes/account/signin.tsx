import { SignInPage } from "~/features/account/sign-in-page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () => pageMeta({ title: "Sign in", description: "Sign in to your account.", path: paths.signin, noindex: true })

export default SignInPage
