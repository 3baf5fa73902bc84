const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const MACHINES: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b.*\bMobile\b/, "Android phone"],
  [/\bAndroid\b/, "Android tablet"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
]
const find = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]

/** A user agent in words its owner understands: "Chrome on Android phone". */
export function deviceName(userAgent: string): string {
  const [browser, machine] = [find(BROWSERS, userAgent), find(MACHINES, userAgent)]
  if (browser && machine) return `${browser} on ${machine}`
  return browser ?? machine ?? "Unknown device"
}

/** Whether it is a phone or tablet. */
export const isHandheld = (userAgent: string): boolean => /\b(?:iPhone|iPad|Android)\b/.test(userAgent)
