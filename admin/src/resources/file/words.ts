/** 248 KB, 3.2 MB. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

export const pictures = (count: number): string =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "picture" : "pictures"}`
