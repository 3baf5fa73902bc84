import type { Picture as WirePicture } from "@silai/contracts/catalogue/shapes"
import { Suspense } from "react"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { onDemand } from "~/lib/on-demand"
import { useStore } from "~/lib/store"
import { Picture } from "~/ui/picture"
import { clothOf, clothPicture } from "./cloth-rules"
import styles from "../sections.module.css"
import { productMessages } from "../words"

const loupe = onDemand(() => import("./cloth-loupe").then((part) => part.ClothLoupe))

type Props = { pictures: readonly WirePicture[]; name: string; details: string }

/** The cloth, close up, with its description. Its loupe is loaded when the page is idle. */
export function Cloth({ pictures, name, details }: Props) {
  const atRest = useStore(deferredPartsReady)
  const at = clothPicture(pictures)
  const picture = pictures[at]
  if (!picture) return null
  return (
    <figure className={styles.cloth}>
      <div>
        <Picture picture={picture} sizes="(min-width: 64rem) 30rem, 100vw" ratio="3 / 2" />
        {atRest && (
          <Suspense fallback={null}>
            <loupe.Part pictures={pictures} at={at} picture={picture} name={name} />
          </Suspense>
        )}
      </div>
      <figcaption>{productMessages.cloth(clothOf(details))}</figcaption>
    </figure>
  )
}
