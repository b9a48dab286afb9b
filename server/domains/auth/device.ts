/** The more specific name comes first: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/(OPR|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
] as const

function firstOf(names: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}

/**
 * A name by which players recognize a browser: `Chrome, Linux`; «Неизвестное устройство» without a known user agent.
 */
export function deviceLabel(userAgent: string | undefined): string {
  const named = [firstOf(browsers, userAgent ?? ''), firstOf(systems, userAgent ?? '')].filter(Boolean)
  return named.length > 0 ? named.join(', ') : 'Неизвестное устройство'
}
