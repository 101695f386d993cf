const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Telegram', /Telegram/],
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|HeadlessChrome\//],
  ['Safari', /Version\/[\d.]+ .*Safari\//],
]
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
]

/** What a person calls the device that introduced itself so: «Chrome, Windows». */
export function deviceName(userAgent: string): { name: string; isHandheld: boolean } {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  return {
    name: [browser, system].filter(Boolean).join(', ') || 'Невідомий пристрій',
    isHandheld: /iPhone|iPad|Android|Mobile/.test(userAgent),
  }
}

const nameIn = (known: typeof browsers, userAgent: string) => known.find(([, sign]) => sign.test(userAgent))?.[0]
