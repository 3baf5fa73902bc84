import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { surviveTranslation } from "~/lib/translated-page"
import { letBackClose } from "~/ui/use-back-closes"

letBackClose()
surviveTranslation()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
