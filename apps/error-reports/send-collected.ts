import type { CollectedErrors } from './collect-errors.ts'

type Options = {
  /** Of the app config. Null: nobody wants reports. */
  readonly dsn: string | null
  readonly part: 'game' | 'site' | 'console'
  /** Errors that are no fault of the page. */
  readonly isExpected: (error: unknown) => boolean
}

/** Sends what was collected, and what comes later. Loads the SDK only if somebody wants reports. */
export async function sendCollected(
  errors: CollectedErrors,
  { dsn, part, isExpected }: Options,
): Promise<void> {
  if (dsn === null) {
    errors.sendTo(() => undefined)
    return
  }
  try {
    const { openErrorReports } = await import('./open-error-reports.ts')
    const send = openErrorReports(dsn, part)
    errors.sendTo((error) => !isExpected(error) && send(error))
  } catch (error) {
    console.warn('Error reports:', error)
  }
}
