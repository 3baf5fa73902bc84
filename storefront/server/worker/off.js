// In the place of both service workers when SERVICE_WORKER=off: a browser that has one replaces it with this, which goes away by itself.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener("activate", (event) => {
  const end = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("silai-"))
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(end())
})
