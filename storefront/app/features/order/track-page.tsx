import { useNavigate } from "react-router"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { LookUpForm } from "./look-up-form"
import { rememberPhone } from "./phone-proof"

/** Order tracking for anyone with number and phone (requirements §2). */
export function TrackPage() {
  const navigate = useNavigate()
  return (
    <Page
      title="Track your order"
      lead="Your order number and mobile number are enough; you need no account."
      width="narrow"
    >
      <LookUpForm
        onFind={(number, phone) => {
          rememberPhone(number, phone)
          void navigate(paths.trackOne(number))
        }}
      />
    </Page>
  )
}
