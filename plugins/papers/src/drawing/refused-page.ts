import { escapeHtml } from "@silai/contracts/escape-html"
import { SHOP } from "@silai/contracts/shop/settings"
import { orderPaperMessages } from "@silai/contracts/papers/messages"

/** The page of a paper's address that does not open it: the reason, and the ways to the order. HTML. */
export const refusedPage = (reason: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${orderPaperMessages.invoice} | ${SHOP.name}`)}</title>
<style>body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem } a { display: inline-block; padding: .5rem 0 }</style>
<main>
<h1>${escapeHtml(SHOP.name)}</h1>
<p>${escapeHtml(reason)}</p>
<p><a href="/orders">${escapeHtml(orderPaperMessages.myOrders)}</a><br><a href="/track-order">${escapeHtml(orderPaperMessages.trackOrder)}</a></p>
</main>
</html>
`
