import { ConfirmItIsMe } from "~/features/account/mailed-link/confirm-it-is-me"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Is it you?",
    description: "Confirm that it is you who wants to change your account.",
    path: paths.confirmItIsMe,
    noindex: true,
  })

export default ConfirmItIsMe
