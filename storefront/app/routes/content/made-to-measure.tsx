import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { MadeToMeasurePage } from "~/features/content/made-to-measure"
import { madeMessages } from "~/features/content/made-to-measure-words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: madeMessages.title,
    description: `Shirts and trousers cut just for you, at the price of the ready-made piece: measure yourself, or copy a shirt that fits. ${catalogueMessages.fitPromise}.`,
    path: paths.madeToMeasure,
  })

export default MadeToMeasurePage
