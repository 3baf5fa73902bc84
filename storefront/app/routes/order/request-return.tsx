import { shopMessages } from "@silai/contracts/shop/messages"
import { StartPage } from "~/features/returns/start-page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: shopMessages.returnOrExchange,
    description: "Ask for your money back, another size or an alteration, with your order at hand.",
    path: paths.requestReturn,
  })

export default function RequestReturnPage() {
  return <StartPage />
}
