// Runs before the first paint, so a dark room never flashes white. Kept out of index.html because the shop's
// content policy refuses inline scripts.
try {
  document.documentElement.dataset.theme = localStorage.getItem("adminDarkTheme") === "true" ? "dark" : "light"
} catch {
  document.documentElement.dataset.theme = "light"
}
