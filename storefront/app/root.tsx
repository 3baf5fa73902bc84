import "./styles/tokens.css"
import "./styles/base.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { useState, type ReactNode } from "react"
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type HeadersFunction,
  type LinksFunction,
} from "react-router"
import figtree from "./fonts/figtree-text.woff2?url"
import marcellus from "./fonts/marcellus.woff2?url"
import { isBare } from "./layout/bare"
import { Frame } from "./layout/frame"
import { RouteFocus } from "./layout/route-focus"
import { ErrorScreen } from "./layout/error-screen"
import { ScriptsLate } from "./prehydration/scripts-late"
import { offersGoogle, offersWhatsapp, publicUrl } from "./lib/meta"
import { useNonce } from "./lib/nonce"
import { SHOP_FACTS, shop } from "./lib/shop/shop"
import { newQueryClient } from "./lib/query-client"

export const links: LinksFunction = () => [
  ...[figtree, marcellus].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
]

/** Every page is rendered for everyone; a page that must not be cached says so in its own `headers`. */
export const headers: HeadersFunction = () => ({
  "cache-control": "public, max-age=0, s-maxage=30, stale-while-revalidate=300",
})

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html
      lang="en-IN"
      data-shop={publicUrl()}
      data-google={offersGoogle() ? undefined : "off"}
      data-whatsapp={offersWhatsapp() ? undefined : "off"}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f6f3ec" />
        <meta name="color-scheme" content="light" />
        {/* The order of the layers is fixed by their first mention; a part's own file may load before the base. */}
        <style nonce={nonce}>@layer reset, tokens, base, parts;</style>
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <RouteFocus />
        {children}
        <ScriptsLate />
        {/* Data, not a script: the content policy has nothing to allow. */}
        <script
          type="application/json"
          id={SHOP_FACTS}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(shop()).replaceAll("<", "\\u003c") }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Shop() {
  const [client] = useState(newQueryClient)
  const bare = useMatches().some(({ handle }) => isBare(handle))
  return (
    <QueryClientProvider client={client}>
      <Frame bare={bare}>
        <Outlet />
      </Frame>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Frame>
        <ErrorScreen error={error} />
      </Frame>
    </QueryClientProvider>
  )
}
