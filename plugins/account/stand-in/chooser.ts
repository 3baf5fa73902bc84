import { people } from "./people"

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The account chooser window. The choice is posted to the page that opened it, and to that origin only. */
export function chooserPage(tokens: readonly string[], origin: string): string {
  const rows = people.map(
    (person, at) =>
      `<li><button type="button" data-token="${tokens[at]}"><b>${escaped(person.name)}</b><span>${escaped(person.email)}</span></button></li>`,
  )
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Choose an account</title>
<style>body{margin:0;background:#fff;color:#1b1a18;font:15px/1.5 system-ui,sans-serif}main{max-width:420px;margin:0 auto;padding:28px 20px}h1{font-size:21px;font-weight:500}
ul{list-style:none;margin:0;padding:0}button{width:100%;display:grid;text-align:left;gap:2px;padding:12px 8px;border:0;border-bottom:1px solid #d8d2c4;background:none;font:inherit;cursor:pointer}
button:hover,button:focus-visible{background:#f6f3ec}span{color:#5f5a50}</style></head>
<body><main><h1>Choose an account</h1><p>A stand-in for Google: no password is needed.</p><ul>${rows.join("")}</ul></main>
<script>
for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => {
  if (window.opener) window.opener.postMessage({ standInGoogle: button.dataset.token }, ${JSON.stringify(origin).replaceAll("<", "\\u003c")})
  window.close()
})
</script></body></html>`
}
