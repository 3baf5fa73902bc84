import { expect, test } from "vitest"
import { cleanDetails, cleanDetailsOnce, plainDetails } from "./clean-details"

test("keeps everything the editor offers unchanged", () => {
  const html =
    "<h3>Cloth</h3><p>Crisp <strong>cotton</strong>, <em>soft</em><br />by evening</p><ul><li>one</li></ul><ol><li>two</li></ol>"
  expect(cleanDetails(html)).toBe(html)
})

test("removes everything that could run: scripts, handlers, links, pictures, styles and tricks with case or nesting", () => {
  const tricks = [
    `<script>alert(1)</script>`,
    `<img src=x onerror=alert(1)>`,
    `<a href="javascript:alert(1)">x</a>`,
    `<p onclick="alert(1)" style="position:fixed">x</p>`,
    `<scr<script>ipt>alert(1)</scr</script>ipt>`,
    `<svg><script>alert(1)</script></svg>`,
    `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
    `<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>`,
    `<p/onmouseover=alert(1)>x</p>`,
    `<STYLE>@import 'x'</STYLE>`,
    `<template><img onerror=alert(1) src></template>`,
    `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`,
    `<object data="data:text/html;base64,x"></object>`,
    `<base href="//evil.example">`,
    `<form action=//evil.example><input></form>`,
  ]
  for (const trick of tricks)
    expect(cleanDetails(trick).replace(/<\/?(?:p|strong|em|ul|ol|li|h3)>|<br \/>/g, ""), trick).not.toMatch(
      /[<>]|alert\(1\)["']?>|onerror=|javascript:/,
    )
})

test("does not show the text of a script or a style", () => {
  expect(cleanDetails("<p>a</p><script>let b = 1</script><style>p { color: red }</style><p>c</p>")).toBe(
    "<p>a</p><p>c</p>",
  )
})

test("converts other editors' marks to ours, and drops empty lines at the end", () => {
  expect(cleanDetails("<h2>Fit</h2><p><b>a</b> <i>b</i></p><p></p><p><br></p>")).toBe(
    "<h3>Fit</h3><p><strong>a</strong> <em>b</em></p>",
  )
})

test("changes nothing more by cleaning twice, or in the cached result", () => {
  const html = `<p>5 &lt; 6 &amp; "7"</p><script>x</script>`
  expect(cleanDetails(cleanDetails(html))).toBe(cleanDetails(html))
  expect([cleanDetailsOnce(html), cleanDetailsOnce(html)]).toEqual([cleanDetails(html), cleanDetails(html)])
})

test("keeps the spaces and signs of the plain words", () => {
  expect(plainDetails("<p>Cuffs &amp; collar</p><ul><li>one</li><li>two</li></ul>")).toBe("Cuffs & collar one two")
  expect(plainDetails("<p>Crisp <strong>cotton</strong>, soft<br />by evening</p>")).toBe(
    "Crisp cotton, soft by evening",
  )
})
