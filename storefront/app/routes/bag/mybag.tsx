import { BagPage } from "~/features/bag/bag-page"
import { bagWords } from "~/features/bag/words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () => pageMeta({ title: bagWords.title, description: "What you have chosen so far.", path: paths.bag, noindex: true })

export default function MyBagPage() {
  return <BagPage />
}
