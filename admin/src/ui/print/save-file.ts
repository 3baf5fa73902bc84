/** Starts a browser download of a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file a moment after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
