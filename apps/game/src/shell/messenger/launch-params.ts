import { parseLaunchParamsQuery } from '@tma.js/transformers'
import { rawLaunch } from './launched.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** Colours of the messenger by their names there, as `#rrggbb`. */
export type ThemeColors = Readonly<Record<string, string>>

export type LaunchParams = {
  /** Signed by the messenger, as it has passed them. */
  readonly initData: string
  readonly colors: ThemeColors
  /** What the link of the game asked for. */
  readonly startParam: string | null
}

/** docs/game.md §5. */
export class LaunchError extends Error {
  constructor(cause?: unknown) {
    super('Не удалось получить параметры запуска: возможно, игра открыта вне мессенджера', { cause })
    this.name = 'LaunchError'
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** The colours, if each has six hexadecimal digits. Numbers become such. */
export function readColors(given: Readonly<Record<string, unknown>>): ThemeColors {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const color = Number.isInteger(value) ? `#${Number(value).toString(16).padStart(6, '0')}` : value
      if (typeof color !== 'string' || !HEX.test(color)) throw new LaunchError()
      return [name, color.toLowerCase()]
    }),
  )
}

/** Throws LaunchError for parameters that are missing or break the rules. */
export function readLaunchParams(raw: string | null = rawLaunch()): LaunchParams {
  if (raw === null) throw new LaunchError()
  try {
    const { tgWebAppThemeParams, tgWebAppStartParam } = parseLaunchParamsQuery(raw)
    const outer = new URLSearchParams(raw)
    const initData = outer.get('tgWebAppData')
    const signed = new URLSearchParams(initData ?? '')
    if (!isText(initData) || !['auth_date', 'hash', 'signature'].every((key) => isText(signed.get(key))))
      throw new LaunchError()
    return {
      initData,
      colors: readColors(tgWebAppThemeParams),
      startParam: tgWebAppStartParam ?? signed.get('start_param'),
    }
  } catch (error) {
    throw error instanceof LaunchError ? error : new LaunchError(error)
  }
}
