import type { CaughtMail } from "./mailbox"

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** One mail as a page: the HTML in a frame without scripts or origin, the plain text below. */
export function letterPage(mail: CaughtMail): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(mail.subject)}</title>
<style>body{margin:0;background:#f6f3ec;color:#1b1a18;font:15px/1.5 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:24px 16px}
h1{font:400 26px/1.3 Georgia,serif;margin:0 0 12px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px}dt{color:#5f5a50}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:1px solid #d8d2c4;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d8d2c4;padding:16px}</style></head>
<body><main><h1>${escaped(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escaped(mail.from)}</dd><dt>To</dt><dd>${escaped(mail.to.join(", "))}</dd><dt>Message-ID</dt><dd>${escaped(mail.messageId)}</dd></dl>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(mail.html.replace("<head>", '<head><base target="_blank">'))}"></iframe>
<h2>Plain text</h2><pre>${escaped(mail.text)}</pre></main></body></html>`
}
