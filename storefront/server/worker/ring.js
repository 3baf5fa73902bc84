// The part of both service workers that shows notices. A classic script: `serve.mjs` prints `facts` before it.

/**
 * The notice in a push message. One that cannot be read is shown too, because browsers punish a worker that shows none.
 */
function noticeIn(data) {
  let found = {}
  try {
    found = data.json()
  } catch {
    // Without a payload, or not ours.
  }
  const { title = facts.name, body = "", path = facts.home, tag = "", staff } = found ?? {}
  const isOwn = typeof path === "string" && /^\/(?![/\\])/.test(path)
  return { title: String(title), body: String(body), path: isOwn ? path : facts.home, tag: String(tag), staff }
}

/** The title in the language that is chosen in the back office; it has left its sentences here. */
async function inOwnWords({ title, staff }) {
  if (!staff || !facts.words) return title
  try {
    const kept = await (await caches.open(facts.words)).match(facts.home)
    const { one, other } = (await kept.json())[staff.kind]
    const said = staff.n === 1 ? one.replace("{what}", () => staff.what) : other.replace("{n}", () => String(staff.n))
    return said || title
  } catch {
    return title
  }
}

async function ring(data) {
  const notice = noticeIn(data)
  await self.registration.showNotification(await inOwnWords(notice), {
    body: notice.body,
    tag: notice.tag,
    renotify: notice.tag !== "",
    icon: "/icon-192.png",
    data: { path: notice.path },
  })
}

/** Shows the page that a notice leads to: in a window that has it already, or in a new one. */
async function show(path) {
  const address = new URL(path, self.location.origin)
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === address.pathname)
  return there ? there.focus() : self.clients.openWindow(address.href)
}

self.addEventListener("push", (event) => event.waitUntil(ring(event.data)))
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.path ?? facts.home))
})
