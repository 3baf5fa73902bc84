// Runs before the first paint, so that the dark theme never flashes white. Not in index.html because the shop's content
// policy refuses inline scripts.
try {
  document.documentElement.dataset.theme = localStorage.getItem("adminDarkTheme") === "true" ? "dark" : "light"
} catch {
  document.documentElement.dataset.theme = "light"
}
